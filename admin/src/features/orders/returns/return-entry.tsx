import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Ban, Ellipsis, Link2, Pencil, Printer, Undo2 } from "lucide-react";
import { memo, Suspense, useId, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { LazyRowMenu } from "../../../patterns/list.ts";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import { copyToClipboard } from "../../../lib/copy-to-clipboard.ts";
import { stateOf } from "../fulfillments/fulfillment-rules.ts";
import type { OrderCardProps } from "../order.ts";
import { CancelQuestion } from "./cancel-question.tsx";
import {
  cancelPlan,
  kindName,
  paymentLink,
  type CancelStep,
  type Entry,
  type Todo,
} from "./entries.ts";
import { Money, Moves } from "./return-facts.tsx";
import { ReturnStatusBadge } from "./return-status.tsx";
import type { Swap } from "./returnable.ts";
import { SettleQuestion } from "./settle-question.tsx";

type Asking = "settle" | { entry: Entry; steps: readonly CancelStep[] };

interface ReturnEntryProps
  extends Pick<OrderCardProps, "order">, Pick<OrderCardProps["view"], "open"> {
  fold: Ref<HTMLLIElement> | undefined;
  entry: Entry;
}

/** A return, exchange, or claim: its status, its items, and its next step. */
export const ReturnEntry = memo(function ReturnEntry({
  fold,
  entry,
  order,
  open,
}: ReturnEntryProps) {
  const { t } = useTranslation(["order-returns", "order-record", "orders", "common"]);
  const format = useFormat();
  const id = useId();
  const [menu, setMenu] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const { kind, record, todo } = entry;
  const back = kind === "return" ? record : record.return_order;
  const name = kind === "claim" ? t(`${record.type}Claim`) : t(kind);
  const [next] = todo;
  const plan = cancelPlan(entry);
  const packed = (kind === "return" ? [] : (record.fulfillments ?? [])).find(
    (parcel) => stateOf(parcel) === "packed",
  );
  const link = useLink(kind === "exchange" && next === "wait" ? record : undefined);

  const run = (what: string) => {
    if (what === "receive") open("receive", { part: back?.id ?? "" });
    else if (what === "slip") open("return-slip", { part: back?.id ?? "" });
    else if (what === "pack") open("fulfill", { part: entry.id });
    else if (what === "ship") open("ship", { part: packed?.id ?? "" });
    else if (what === "update") open("claim", { part: entry.id });
    else if (what === "link")
      void copyToClipboard(link ?? "").then((isCopied) =>
        isCopied
          ? notify("success", t("do.linkCopied"), link)
          : notify("error", t("common:actions.notCopied"), link),
      );
    else if (what === "settle") setAsking("settle");
    // Stores the steps, so that the dialog stays open to report that someone else already did this.
    else if (what === "cancel" && plan && "steps" in plan) setAsking({ entry, steps: plan.steps });
    else if (what === "cancelBack" && back)
      setAsking({
        entry: { kind: "return", id: back.id, at: entry.at, record: back, todo: [] },
        steps: [{ what: "whole", id: back.id }],
      });
  };
  const due = kind === "exchange" ? (record.difference_due ?? 0) : 0;
  const words: Record<Todo, string> = {
    wait: t("do.link"),
    settle: t(due === 0 ? "do.settleEven" : due > 0 ? "do.settlePay" : "do.settleBack"),
    pack: t("order-record:next.fulfillAct"),
    ship: t("order-record:next.shipAct"),
    receive: t("order-record:next.receiveAct"),
  };
  const actions = [
    ...(kind === "claim" && record.canceled_at === null
      ? [{ id: "update", label: t("do.update"), icon: <Pencil aria-hidden /> }]
      : []),
    ...(back?.status === "requested"
      ? [{ id: "slip", label: t("do.slip"), icon: <Printer aria-hidden /> }]
      : []),
    ...(kind !== "return" && back?.status === "requested"
      ? [{ id: "cancelBack", label: t("do.cancelBack"), icon: <Undo2 aria-hidden />, danger: true }]
      : []),
    ...(plan
      ? [
          {
            id: "cancel",
            label: t(`do.cancel${kindName[kind]}`),
            icon: <Ban aria-hidden />,
            danger: true,
            ...("why" in plan && { reason: t(`cancelWhy.${plan.why}`) }),
          },
        ]
      : []),
  ];

  return (
    <li ref={fold} className={root} aria-label={name}>
      <div className={head}>
        <strong>{name}</strong>
        <ReturnStatusBadge entry={entry} />
        <time className={small} dateTime={entry.at}>
          {format.dateTime(entry.at)}
        </time>
        <div className={tools}>
          {todo.map((step) => {
            const noLink = step === "wait" && link === undefined;
            return (
              <Button
                key={step}
                size="sm"
                icon={step === "wait" ? <Link2 aria-hidden /> : undefined}
                disabled={noLink}
                aria-describedby={noLink ? `${id}-link` : undefined}
                onClick={() => run(step === "wait" ? "link" : step)}
              >
                {words[step]}
              </Button>
            );
          })}
          {actions.length > 0 && (
            <IconButton
              size="sm"
              id={id}
              aria-label={t("actions", { name })}
              aria-haspopup="menu"
              aria-expanded={menu}
              onClick={() => setMenu(!menu)}
            >
              <Ellipsis aria-hidden />
            </IconButton>
          )}
        </div>
      </div>
      {next === "wait" && link === undefined && (
        <p className={small} id={`${id}-link`}>
          {t("link.none")}
        </p>
      )}
      <Moves entry={entry} order={order} back={back} />
      <Money entry={entry} order={order} back={back} />
      <Suspense>
        {menu && (
          <LazyRowMenu
            anchor={() => document.getElementById(id)}
            label={t("actions", { name })}
            actions={actions}
            onAction={run}
            onClose={() => setMenu(false)}
          />
        )}
        {asking === "settle" && kind === "exchange" && (
          <SettleQuestion
            order={order}
            swap={record}
            action={words.settle}
            onClose={() => setAsking(undefined)}
          />
        )}
        {typeof asking === "object" && (
          <CancelQuestion {...asking} order={order} onClose={() => setAsking(undefined)} />
        )}
      </Suspense>
    </li>
  );
});

/** The URL where the customer pays for an exchange, from the template in the store's settings. */
function useLink(swap: Swap | undefined): string | undefined {
  const { data } = useQuery({ ...storeQuery(useClient()), enabled: swap !== undefined });
  return swap && paymentLink(data?.store.swap_link_template, swap);
}

const root = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockEnd: "16",
  borderBlockEnd: "hairline",
  "&:last-child": { borderBlockEnd: "none", paddingBlockEnd: "0" },
});
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8" });
const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  marginInlineStart: "auto",
});
const small = css({ textStyle: "small", color: "fg.muted" });
