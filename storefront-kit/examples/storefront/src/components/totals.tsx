import type { Cart, Order } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useMoney } from "../lib/money.ts";

/** The server's own sums: nothing is added up here. */
export function Totals({ of, currency }: { of: Cart | Order; currency: string | undefined }) {
  const { money } = useMoney();
  const rows: [label: string, amount: number | null | undefined, always?: true][] = [
    ["Items, before tax", of.subtotal, true],
    ["Discount", of.discount_total && -of.discount_total],
    ["Delivery", of.shipping_methods?.length ? (of.shipping_total ?? 0) : undefined],
    ["Tax", of.tax_total, true],
    // The tax that a gift card pays is a sum of its own in the server's total.
    ["Gift card", -((of.gift_card_total ?? 0) + (of.gift_card_tax_total ?? 0))],
  ];
  return (
    <dl className={list}>
      {rows.map(
        ([label, amount, always]) =>
          (always || amount || (label === "Delivery" && amount === 0)) && (
            <div key={label} className={row}>
              <dt>{label}</dt>
              <dd>{label === "Delivery" && amount === 0 ? "Free" : money(amount, currency)}</dd>
            </div>
          ),
      )}
      <div
        className={`${row} ${css({ textStyle: "subheading", color: "ink", paddingTop: "12", borderTop: "line" })}`}
      >
        <dt>{of.region?.includes_tax ? "Total, tax included" : "Total"}</dt>
        <dd>{money(of.total, currency)}</dd>
      </div>
    </dl>
  );
}

const list = css({
  display: "grid",
  gap: "8",
  textStyle: "small",
  color: "muted",
  fontVariantNumeric: "tabular-nums",
});
const row = css({ display: "flex", justifyContent: "space-between", gap: "16" });
