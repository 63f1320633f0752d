import type { Cart, Order } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useMoney } from "../lib/money.ts";
import { useTranslate } from "../lib/translate.ts";
import type { Text } from "../lib/texts.ts";

/** What is left of the tax after a gift card: a cart has what the card pays of it beside it, an order has taken it off. */
const taxOf = (of: Cart | Order): number =>
  (of.tax_total ?? 0) - ("display_id" in of ? 0 : (of.gift_card_tax_total ?? 0));

/** The server's own sums: nothing is added up here. */
export function Totals({ of, currency }: { of: Cart | Order; currency: string | undefined }) {
  const t = useTranslate();
  const { money } = useMoney();
  const rows: [label: Text, amount: number | null | undefined, always?: true][] = [
    ["Items, before tax", of.subtotal, true],
    ["Discount", of.discount_total && -of.discount_total],
    ["Delivery", of.shipping_methods?.length ? (of.shipping_total ?? 0) : undefined],
    ["Tax", taxOf(of), true],
    ["Gift card", of.gift_card_total && -of.gift_card_total],
  ];
  return (
    <dl className={list}>
      {rows.map(
        ([label, amount, always]) =>
          (always || amount || (label === "Delivery" && amount === 0)) && (
            <div key={label} className={row}>
              <dt>{t(label)}</dt>
              <dd>{label === "Delivery" && amount === 0 ? t("Free") : money(amount, currency)}</dd>
            </div>
          ),
      )}
      <div
        className={`${row} ${css({ textStyle: "subheading", color: "ink", paddingTop: "12", borderTop: "line" })}`}
      >
        <dt>{of.region?.includes_tax ? t("Total, tax included") : t("Total")}</dt>
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
