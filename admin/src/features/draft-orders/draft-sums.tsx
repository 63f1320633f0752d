import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Alert } from "../../ui/alert.tsx";
import type { DraftCart } from "./draft-order.ts";
import { draftTotals, hasCustomItem } from "./record/draft-totals.ts";

/** The server's totals of a draft, which add up to what the customer pays. */
export function DraftSums({
  cart,
  currency,
  label,
}: {
  cart: DraftCart | null;
  currency: string;
  label: string;
}) {
  const { t } = useTranslation("draft-orders");
  const format = useFormat();
  return (
    <div className={root}>
      <dl className={sums} aria-label={label}>
        {draftTotals(cart).map(([name, amount]) => (
          <div key={name} className={sum} data-total={name === "total" || undefined}>
            <dt>{t(`totals.${name}`)}</dt>
            <dd>{format.money(amount ?? 0, currency)}</dd>
          </div>
        ))}
      </dl>
      {hasCustomItem(cart?.items) && <Alert tone="info">{t("items.customUntaxed")}</Alert>}
    </div>
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
