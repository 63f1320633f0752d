import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import { basisOf, isTaxed, totalsFigures, type TotalsFigure } from "../../resources/totals.ts";
import type { DraftCart } from "./draft-order.ts";
import { draftTotals, hasCustomItem } from "./record/draft-totals.ts";

interface SumsProps {
  currency: string;
  label: string;
}

/** Figures that aren't shown if they are zero. */
const OPTIONAL: readonly TotalsFigure["id"][] = ["discount", "giftCards", "giftCardTax"];

/** The server's totals of a draft, which add up to the amount due. Like an order's totals, they either include or exclude tax. */
export function DraftSums({ cart, ...rest }: SumsProps & { cart: DraftCart }) {
  const { t } = useTranslation("draft-orders");
  const totals = draftTotals(cart);
  const lines: SumLine[] = totalsFigures(totals)
    .filter(({ id, amount }) => amount !== 0 || !OPTIONAL.includes(id))
    .map(({ id, amount }) => [id, amount]);
  lines.push(["total", cart.total ?? 0]);
  if (basisOf(totals) === "withTax" && isTaxed(totals))
    lines.push(["withTax", totals.tax_total ?? 0]);
  return (
    <div className={root}>
      <Sums lines={lines} {...rest} />
      {hasCustomItem(cart.items) && <Alert tone="info">{t("items.customUntaxed")}</Alert>}
    </div>
  );
}

type SumLine = readonly [
  name: TotalsFigure["id"] | "total" | "withTax" | "preview",
  amount: number,
];

/** Amounts line by line. If the currency is empty, no amounts are shown. */
export function Sums({ lines, currency, label }: SumsProps & { lines: readonly SumLine[] }) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  return (
    <dl className={sums} aria-label={label}>
      {lines.map(([name, amount]) => (
        <div
          key={name}
          className={sum}
          data-total={name === "total" || name === "preview" || undefined}
        >
          <dt>{t(`totals.${name}`)}</dt>
          <dd>{currency === "" ? t("common:values.none") : format.money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

const root = css({ display: "grid", gap: "12", alignContent: "start", flex: "1 1 14rem" });
const sums = css({ display: "grid", gap: "6" });
const sum = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "16",
  fontVariantNumeric: "tabular-nums",
  color: "fg.subtle",
  "&[data-total]": {
    color: "fg.default",
    fontWeight: "semibold",
    borderBlockStart: "hairline",
    paddingBlockStart: "6",
  },
});
