import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyConfirm } from "../../../patterns/overlay.ts";
import { ErrorState, useFeature, useFormat } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import type { Order, OrderCardProps } from "../order.ts";
import { EditChanges } from "./edit-changes.tsx";
import { confirmText, editsQuery, isOutdated, openEdit, type OrderEdit } from "./order-edit.ts";
import { useEditActions } from "./use-edit-actions.ts";

const tones: Record<OrderEdit["status"], Tone> = {
  created: "neutral",
  requested: "neutral",
  confirmed: "success",
  declined: "neutral",
  canceled: "neutral",
};
/** Number of closed edits to show at first. */
const FEW = 3;

/** The open edit with its actions, and the closed edits. */
export function OrderEdits({ order, view }: OrderCardProps) {
  const { t } = useTranslation(["order-edits", "common"]);
  const format = useFormat();
  const editing = useFeature("order_editing");
  const query = useQuery({ ...editsQuery(useClient(), order.id), enabled: editing });
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  if (!editing) return null;
  const edits = query.data?.order_edits ?? [];
  const open = openEdit(edits);
  const closed = edits.filter((edit) => edit !== open);
  const shown = all ? closed : closed.slice(0, FEW);
  const refused = order.status === "canceled" ? t("canceledOrder") : undefined;
  return (
    <Card
      title={t("title")}
      actions={
        open?.status !== "requested" && (
          <Button
            size="sm"
            disabled={refused !== undefined}
            onClick={() => view.open("edit-order")}
          >
            {open ? t("actions.continue") : t("actions.edit")}
          </Button>
        )
      }
    >
      <div className={body}>
        {query.error && !query.data && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {refused !== undefined ? (
          <p className={quiet}>{refused}</p>
        ) : (
          query.data && edits.length === 0 && <p className={quiet}>{t("none")}</p>
        )}
        {open && (
          <OpenEdit
            order={order}
            view={view}
            edit={open}
            onAsk={(question) => setAsking({ question, edit: open })}
          />
        )}
        {shown.map((edit) => (
          <section key={edit.id} className={past} aria-label={t(`status.${edit.status}`)}>
            <header className={head}>
              <Badge tone={tones[edit.status]}>{t(`status.${edit.status}`)}</Badge>
              <time className={quiet} dateTime={edit.created_at}>
                {format.dateTime(
                  edit.confirmed_at ?? edit.declined_at ?? edit.canceled_at ?? edit.created_at,
                )}
              </time>
            </header>
            <EditChanges edit={edit} />
            {edit.declined_reason && <p>{t("declinedReason", { reason: edit.declined_reason })}</p>}
            {edit.internal_note && <p className={quiet}>{edit.internal_note}</p>}
          </section>
        ))}
        {closed.length > FEW && !all && (
          <Button size="sm" onClick={() => setAll(true)}>
            {t("showAll", { number: format.number(closed.length) })}
          </Button>
        )}
      </div>
      {/* The dialog stays open to explain that someone else closed the edit. */}
      {asking && (
        <EditQuestion
          {...asking}
          order={order}
          edits={edits}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  );
}

interface Asking {
  question: "confirm" | "cancel" | "delete";
  edit: OrderEdit;
}

function EditQuestion({
  order,
  question,
  edit,
  edits,
  onClose,
}: Asking & { order: Order; edits: readonly OrderEdit[]; onClose(): void }) {
  const { t } = useTranslation(["order-edits", "common"]);
  const format = useFormat();
  const actions = useEditActions(order, edits);
  // Keeps the amount after the edit was applied, while the dialog closes.
  const [{ key, amount }] = useState(() => confirmText(order, edit.total));
  const act = {
    confirm: () => actions.confirm(edit),
    cancel: () => actions.cancel(edit.id),
    delete: () => actions.delete(edit.id),
  }[question];
  return (
    <LazyConfirm
      title={t(`order-edits:${question}.title`)}
      text={
        question === "confirm"
          ? t(key, { amount: format.money(amount, order.currency_code) })
          : t(`order-edits:${question}.text`)
      }
      action={t(`order-edits:${question}.action`)}
      cancels={question === "cancel"}
      onConfirm={async () => {
        await act();
        notify("success", t(`order-edits:${question}.done`));
      }}
      onClose={onClose}
    />
  );
}

function OpenEdit({
  order,
  view,
  edit,
  onAsk,
}: OrderCardProps & { edit: OrderEdit; onAsk(question: Asking["question"]): void }) {
  const { t } = useTranslation("order-edits");
  const format = useFormat();
  const due = edit.difference_due ?? 0;
  const requested = edit.status === "requested";
  const changed = (edit.changes ?? []).length > 0;
  const outdated = isOutdated(order.items ?? [], edit);
  return (
    <section className={past} aria-label={t(`status.${edit.status}`)}>
      <header className={head}>
        <Badge tone={tones[edit.status]}>{t(`status.${edit.status}`)}</Badge>
        <span className={figures}>
          {t("totals.difference")}: {format.money(due, order.currency_code)}
        </span>
      </header>
      <EditChanges edit={edit} />
      {edit.internal_note && <p className={quiet}>{edit.internal_note}</p>}
      {requested && (
        <Alert tone="info">
          {due > 0
            ? t("waitsForPayment", { amount: format.money(due, order.currency_code) })
            : t("waits")}
        </Alert>
      )}
      {outdated && <Alert tone="warning">{t("outdated")}</Alert>}
      <div className={buttons}>
        {changed && (
          <>
            <Button size="sm" onClick={() => view.open("edit-preview", { part: edit.id })}>
              {t("preview.title")}
            </Button>
            <Button size="sm" disabled={outdated} onClick={() => onAsk("confirm")}>
              {t("confirm.action")}
            </Button>
          </>
        )}
        <Button size="sm" visual="ghost" onClick={() => onAsk(requested ? "cancel" : "delete")}>
          {requested ? t("cancel.action") : t("delete.action")}
        </Button>
      </div>
    </section>
  );
}

const body = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const past = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  "&:not(:first-child)": { borderBlockStart: "hairline", paddingBlockStart: "12" },
});
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12" });
const quiet = css({ color: "fg.subtle" });
const figures = css({ fontVariantNumeric: "tabular-nums" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "8" });
