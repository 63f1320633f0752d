import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../../lib/errors.ts";
import { enterTyped } from "../../../lib/unsaved-work.ts";
import { FocusModal, FormDrawerWaiting } from "../../../patterns/form.ts";
import { LazyConfirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { ResourcePicker } from "../../../patterns/picker.ts";
import { paymentSums } from "../../../resources/order-balance.ts";
import { orders } from "../../../resources/orders.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextareaField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/notify.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import type { OrderOverlayProps } from "../order.ts";
import { EditLineRow } from "./edit-line.tsx";
import {
  confirmText,
  editLines,
  editsQuery,
  openEdit,
  type EditLine,
  type OrderEdit,
} from "./order-edit.ts";
import { useEditActions } from "./use-edit-actions.ts";

/** Maximum number of items for which the search field is hidden. */
const MANY = 10;

/** The editor of the order's items. The server stores each change immediately, and applies all when the edit is confirmed. */
export function EditOrder(props: OrderOverlayProps) {
  const { t } = useTranslation("order-edits");
  const { order, onClose } = props;
  const query = useQuery(editsQuery(useClient(), order.id));
  const edits = query.data?.order_edits;
  // Keeps the editor open if the edit's status changes, so that no input is lost.
  const [asked, setAsked] = useState<boolean>();
  if (edits && asked === undefined) setAsked(openEdit(edits)?.status === "requested");
  if (edits && asked === false) return <Editor {...props} edits={edits} />;
  return (
    <FormDrawerWaiting
      shape="full"
      title={t("actions.edit")}
      subtitle={orders.nameOf(order)}
      onClose={onClose}
      error={query.error}
      onRetry={() => void query.refetch()}
    >
      {asked && <Alert tone="info">{t("requestedAlready")}</Alert>}
    </FormDrawerWaiting>
  );
}

function Editor({ order, edits, onClose }: OrderOverlayProps & { edits: readonly OrderEdit[] }) {
  const { t } = useTranslation(["order-edits", "order-record", "common"]);
  const { captured, authorized } = paymentSums(order);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const quantitySent = useRef<Promise<boolean>>(undefined);
  const actions = useEditActions(order, edits);
  const [picking, setPicking] = useState<{ instead?: EditLine }>();
  const [problem, setProblem] = useState<Problem>();
  const [words, setWords] = useState("");
  const [typedNote, setNote] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(0);
  const [applying, setApplying] = useState(false);
  const title = t("actions.edit");
  const subtitle = orders.nameOf(order);
  const edit = openEdit(edits);
  const applied = confirmText(order, edit?.total ?? order.total);
  const note = typedNote ?? edit?.internal_note ?? "";
  const noted = note === (edit?.internal_note ?? "");
  const lines = editLines(order.items ?? [], edit);
  const found = lines.filter((line) =>
    `${line.title} ${line.note}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  /** Runs a write, and shows the problem if it fails. Resolves to true on success. */
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error, tCommon));
      return false;
    }
  };
  const keepNote = () => attempt(() => (noted ? Promise.resolve() : actions.note(note.trim())));
  /** Commits input that isn't saved yet, because it is part of the edit. Returns false if a field is invalid. */
  const isValid = () => {
    enterTyped();
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    invalid?.focus();
    return !invalid;
  };
  /** Saves the pending quantity and the note. Resolves to false on failure, or if there are no changes to apply. */
  const isStored = async () => {
    const isEmpty = (edit?.changes ?? []).length === 0;
    if (quantitySent.current === undefined && !actions.busy && isEmpty) {
      // The edit may be empty because someone else closed it.
      if (await attempt(actions.look))
        setProblem({ title: t("noChanges"), message: t("noChangesText"), retryable: false });
      return false;
    }
    return (await quantitySent.current) !== false && keepNote();
  };
  const whileSaving = async (work: () => unknown) => {
    if (saving || !isValid()) return;
    setSaving(true);
    if (await isStored()) await work();
    setSaving(false);
  };
  const request = (event: FormEvent) => {
    event.preventDefault();
    return whileSaving(async () => {
      if (!(await attempt(actions.request))) return;
      setSaved(1);
      notify("success", t("request.done"), subtitle);
    });
  };

  return (
    <FocusModal
      {...{ title, subtitle, onClose }}
      saveLabel={t("request.action")}
      edit={{
        props: { id, ref: form, noValidate: true, onSubmit: (event) => void request(event) },
        dirty: !noted,
        saving,
        saved,
        problem,
        discard: () => setNote(undefined),
        save: keepNote,
      }}
    >
      <Card
        flush
        title={t("items")}
        note={format.number(lines.length)}
        actions={
          <Button size="sm" onClick={() => setPicking({})}>
            {t("actions.add")}
          </Button>
        }
      >
        {lines.length > MANY && (
          <div className={search}>
            <SearchField
              aria-label={t("filter")}
              placeholder={t("filter")}
              clearLabel={t("common:actions.clearSearch")}
              value={words}
              onValueChange={setWords}
            />
          </div>
        )}
        <ul className={list} aria-label={t("items")}>
          {found.map((line) => (
            <EditLineRow
              key={line.key}
              line={line}
              currency={order.currency_code}
              onQuantity={async (quantity) => {
                const sent = attempt(() => actions.setQuantity(line, quantity));
                quantitySent.current = sent;
                const is = await sent;
                // A failed write doesn't block requests: its error is shown, and the field keeps the quantity and resends it.
                if (quantitySent.current === sent) quantitySent.current = undefined;
                return is;
              }}
              onRemove={() => void attempt(() => actions.remove(line))}
              onUndo={() => void attempt(() => actions.undo(line))}
              onDuplicate={() =>
                void attempt(() =>
                  actions.add([{ id: line.variant ?? "", quantity: line.quantity }]),
                )
              }
              onReplace={() => setPicking({ instead: line })}
            />
          ))}
        </ul>
      </Card>
      <Card title={t("totals.title")}>
        <dl className={totals} aria-busy={actions.busy || undefined}>
          {(
            [
              ["totals.paid", captured - (order.refunded_total ?? 0)],
              ...(authorized > 0 ? [["order-record:totals.authorized", authorized] as const] : []),
              ["totals.before", order.total],
              ["totals.now", edit ? edit.total : order.total],
              ["totals.difference", edit?.difference_due],
              ...(edit && applied.amount > 0 ? [[applied.due, applied.amount] as const] : []),
            ] as const
          ).map(([name, amount]) => (
            <div key={name} className={total}>
              <dt className={quiet}>{t(name)}</dt>
              <dd>{format.money(amount ?? 0, order.currency_code)}</dd>
            </div>
          ))}
        </dl>
        {/* Aligned to the start of the row: when an alert disappears, the page moves up, and the second click of a
            double-click on a line must not press this button. */}
        <p>
          <Button onClick={() => void whileSaving(() => setApplying(true))}>
            {t("confirm.action")}
          </Button>
        </p>
      </Card>
      <TextareaField
        label={t("note")}
        hint={t("noteHint")}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => void (edit && keepNote())}
      />
      {applying && (
        <LazyConfirm
          title={t("confirm.title")}
          text={t(applied.key, { amount: format.money(applied.amount, order.currency_code) })}
          action={t("confirm.action")}
          onConfirm={async () => {
            await actions.confirm();
            setSaved(1);
            notify("success", t("confirm.done"), subtitle);
          }}
          onClose={() => setApplying(false)}
        />
      )}
      {picking && (
        <ResourcePicker
          title={
            picking.instead
              ? t("actions.replace", { title: picking.instead.title })
              : t("actions.add")
          }
          multiple={!picking.instead}
          {...sellableIn(order, tCommon, format)}
          value={[]}
          onPick={(picked) =>
            actions.add(
              picked.map((one) => ({ id: one.id, quantity: picking.instead?.quantity ?? 1 })),
              picking.instead,
            )
          }
          onClose={() => setPicking(undefined)}
        />
      )}
    </FocusModal>
  );
}

const list = css({ marginBlockStart: "12" });
const search = css({ paddingInline: "card", paddingBlockStart: "12", maxWidth: "360" });
const totals = css({ display: "grid", gap: "6", marginBlockEnd: "12" });
const total = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "16",
  fontVariantNumeric: "tabular-nums",
  _last: { fontWeight: "semibold" },
});
const quiet = css({ color: "fg.subtle" });
