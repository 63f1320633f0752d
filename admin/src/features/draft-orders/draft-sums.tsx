import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import type { DraftCart } from "./draft-order.ts";
import { draftTotals, hasCustomItem } from "./record/draft-totals.ts";

interface SumsProps {
  currency: string;
  label: string;
}

/** The server's totals of a draft, which add up to what the customer pays. */
export function DraftSums({ cart, ...rest }: SumsProps & { cart: DraftCart | null }) {
  const { t } = useTranslation("draft-orders");
  return (
    <div className={root}>
      <Sums lines={draftTotals(cart)} {...rest} />
      {hasCustomItem(cart?.items) && <Alert tone="info">{t("items.customUntaxed")}</Alert>}
    </div>
  );
}

/** Amounts line by line. The last one is their sum. If the currency is missing, none of them is known. */
export function Sums({
  lines,
  currency,
  label,
}: SumsProps & {
  lines: readonly (
    | ReturnType<typeof draftTotals>[number]
    | readonly ["items" | "shipping" | "preview", number]
  )[];
}) {
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
          <dd>{currency === "" ? t("common:values.none") : format.money(amount ?? 0, currency)}</dd>
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
    textStyle: "label",
    borderBlockStart: "hairline",
    paddingBlockStart: "6",
  },
});
