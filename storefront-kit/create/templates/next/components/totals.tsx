"use client";
import { formatAmount } from "@countertop/storefront-kit/prices";
import {
  hasOpenTaxes,
  totalsOf,
  type CartOrOrderSums,
  type TaxedLines,
  type TotalsRow,
} from "@countertop/storefront-kit/parts";
import type { Text } from "@/texts";
import { useShop } from "./shop-context";

const LABELS: Readonly<Record<TotalsRow["name"], Text>> = {
  items: "Items",
  discount: "Discount",
  delivery: "Delivery",
  tax: "Tax",
  "gift-card": "Gift card",
  "gift-card-tax": "Tax covered by the gift card",
};

/** Returns a function that formats the server's amounts, to which no tax is added. */
export function useMoney(): (amount: number | null | undefined, currency?: string) => string {
  const { language, region } = useShop();
  return (amount, currency_code = region.currency_code) =>
    formatAmount({
      amount: amount ?? 0,
      region: { currency_code },
      includeTaxes: false,
      locale: language,
    });
}

export function Totals({
  of,
  currency,
  isTaxed = false,
}: {
  of: CartOrOrderSums & TaxedLines;
  currency: string | undefined;
  /** True if the taxes are calculated, even if there are none. */
  isTaxed?: boolean;
}) {
  const { t } = useShop();
  const money = useMoney();
  const { basis, rows, total, tax } = totalsOf(of);
  const isOpen = !isTaxed && hasOpenTaxes(of);
  return (
    <>
      <dl className="facts">
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{t(LABELS[name])}</dt>
            <dd>
              {name === "delivery" && amount === 0
                ? t("Free")
                : name === "tax" && isOpen
                  ? t("Calculated from your address")
                  : money(amount, currency)}
            </dd>
          </div>
        ))}
        <div className="total">
          <dt>{t(isOpen ? "Total before tax" : "Total")}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      </dl>
      {basis === "tax-included" && !isOpen && (
        <p>{t("Includes {amount} of tax", { amount: money(tax, currency) })}</p>
      )}
    </>
  );
}
