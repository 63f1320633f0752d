import { css } from "#styled/css";
import { adminRetrieveSwap } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { LineItem, Order } from "../order.ts";
import type { Entry } from "./entries.ts";
import { isPaidBack, returnableLines, type Return, type Swap } from "./returnable.ts";

interface PartProps {
  entry: Entry;
  order: Order;
  back: Return | null | undefined;
}

/** The returned and the sent items. */
export function Moves({ entry, order, back }: PartProps) {
  const { t } = useTranslation(["order-returns", "order-record", "order-timeline", "orders"]);
  const format = useFormat();
  const items = new Map(returnableLines(order).map(({ item }) => [item.id, item]));
  const titleOf = (item: LineItem | undefined) =>
    [item?.title, item?.variant?.title].filter(Boolean).join(" · ");
  const line = (key: string, quantity: number, title: string, notes: readonly unknown[] = []) => (
    <li key={key}>
      {t("order-timeline:timeline.line", { quantity: format.number(quantity), name: title })}
      {notes.filter(Boolean).map((note) => (
        <span key={String(note)} className={noteStyle}>
          {String(note)}
        </span>
      ))}
    </li>
  );
  const claimed = entry.kind === "claim" && !back ? (entry.record.claim_items ?? []) : [];
  const added = entry.kind === "return" ? [] : (entry.record.additional_items ?? []);
  const coming: ReactNode[] = [
    ...(back?.items ?? []).map((one) => {
      const asked = one.requested_quantity ?? 0;
      const arrived = one.received_quantity;
      const strange = asked === 0 ? t("unasked") : undefined;
      const differs =
        arrived !== null && asked > 0 && arrived !== asked
          ? t("arrived", { received: format.number(arrived), quantity: format.number(asked) })
          : undefined;
      return line(one.item_id, asked || one.quantity, titleOf(items.get(one.item_id)), [
        strange,
        differs,
        one.reason?.label,
        one.note,
      ]);
    }),
    ...claimed.map((one) =>
      line(one.id, one.quantity, titleOf(items.get(one.item_id)), [one.note]),
    ),
  ];
  return (
    <div className={moves}>
      {coming.length > 0 && (
        <section>
          <h3 className={small}>{claimed.length > 0 ? t("claim") : t("comesBack")}</h3>
          <ul>{coming}</ul>
        </section>
      )}
      {added.length > 0 && (
        <section>
          <h3 className={small}>{t("goesOut")}</h3>
          <ul>{added.map((item) => line(item.id, item.quantity, titleOf(item)))}</ul>
        </section>
      )}
    </div>
  );
}

/** Amounts, as the server returns them. */
export function Money({ entry, order, back }: PartProps) {
  const { t } = useTranslation("order-returns");
  const format = useFormat();
  const money = (amount: number) => format.money(amount, order.currency_code);
  const { kind, record } = entry;
  if (kind === "exchange") return <SwapMoney swap={record} order={order} />;
  if (kind === "claim") {
    const amount = record.refund_amount ?? 0;
    if (record.type !== "refund" || amount === 0) return null;
    return <p className={small}>{t("refunded", { amount: money(amount) })}</p>;
  }
  if (!back || back.refund_amount <= 0 || back.status === "canceled") return null;
  const amount = money(back.refund_amount);
  return (
    <p className={small}>
      {back.status === "requested"
        ? t("refundDue", { amount })
        : t(isPaidBack(order, back) ? "refunded" : "notRefunded", { amount })}
    </p>
  );
}

function SwapMoney({ swap, order }: { swap: Swap; order: Order }) {
  const { t } = useTranslation("order-returns");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const money = (amount: number) => format.money(amount, order.currency_code);
  const due = swap.difference_due;
  return (
    <>
      {due !== null && (
        <p className={small}>
          {due === 0
            ? t("even")
            : t(due > 0 ? "customerPays" : "customerGets", { amount: money(Math.abs(due)) })}
        </p>
      )}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={summary}>{t("totals.show")}</summary>
        {open && <SwapTotals swap={swap} money={money} />}
      </details>
    </>
  );
}

/** The server's totals of an exchange, which load when they are shown. */
function SwapTotals({ swap, money }: { swap: Swap; money(amount: number): string }) {
  const { t } = useTranslation(["order-returns", "order-record", "order-timeline", "orders"]);
  const { data } = useQuery(queryOptions(useClient(), adminRetrieveSwap, { id: swap.id }));
  const cart = data?.swap.cart;
  if (!cart) return <Skeleton height="64px" />;
  const { subtotal = 0, discount_total = 0, shipping_total = 0, tax_total = 0, total = 0 } = cart;
  return (
    <>
      <Facts>
        <Fact term={t("totals.items")}>{money(subtotal)}</Fact>
        {discount_total !== 0 && (
          <Fact term={t("order-record:totals.discount")}>{money(-discount_total)}</Fact>
        )}
        <Fact term={t("order-record:totals.shipping")}>{money(shipping_total)}</Fact>
        <Fact term={t("order-record:totals.tax")}>{money(tax_total ?? 0)}</Fact>
        <Fact term={t("totals.total")}>
          <strong>{money(swap.difference_due ?? total)}</strong>
        </Fact>
      </Facts>
      {swap.confirmed_at == null && <p className={small}>{t("totals.open")}</p>}
    </>
  );
}

const moves = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  overflowWrap: "anywhere",
  "& > section": { display: "grid", gap: "4", alignContent: "start" },
});
const noteStyle = css({ display: "block", textStyle: "small", color: "fg.muted" });
const small = css({ textStyle: "small", color: "fg.muted" });
const summary = css({
  textStyle: "small",
  color: "fg.link",
  cursor: "pointer",
  width: "fit-content",
});
