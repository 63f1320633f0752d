import { hasOpenTaxes, totalsOf, type TotalsRow } from "@countertop/storefront-kit/parts";
import type { Cart, Order } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useMoney } from "../lib/money.ts";
import { useTranslation } from "react-i18next";
import type { Text } from "../lib/texts.ts";

const LABELS: Readonly<Record<Exclude<TotalsRow["name"], "items">, Text>> = {
  discount: "Discount",
  delivery: "Delivery",
  tax: "Tax",
  "gift-card": "Gift card",
  "gift-card-tax": "Tax covered by the gift card",
};

interface TotalsProps {
  of: Cart | Order;
  currency: string | undefined;
  /** True if the taxes are calculated, even if there are none. */
  isTaxed?: boolean;
}

/** The server's totals, on the tax basis of the region's prices: either all include tax, or all are before tax. */
export function Totals({ of, currency, isTaxed = false }: TotalsProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { basis, rows, total, tax } = totalsOf(of);
  const isOpen = !isTaxed && hasOpenTaxes(of);
  const hasTax = !isOpen && basis === "tax-included";
  return (
    <>
      <dl className={list}>
        {rows.map(({ name, amount }) => (
          <div key={name} className={row}>
            <dt>
              {name === "items"
                ? t(hasTax ? "Items, tax included" : "Items, before tax")
                : t(LABELS[name])}
            </dt>
            <dd>
              {name === "delivery" && amount === 0
                ? t("Free")
                : name === "tax" && isOpen
                  ? t("Calculated from your address")
                  : money(amount, currency)}
            </dd>
          </div>
        ))}
        <div
          className={`${row} ${css({ textStyle: "subheading", color: "ink", paddingTop: "12", borderTop: "line" })}`}
        >
          <dt>{t(isOpen ? "Total before tax" : hasTax ? "Total, tax included" : "Total")}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      </dl>
      {hasTax && (
        <p className={css({ textStyle: "small", color: "muted" })}>
          {t("{amount} of it is tax", { amount: money(tax, currency) })}
        </p>
      )}
    </>
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
