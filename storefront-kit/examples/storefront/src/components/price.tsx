import type { Variant } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useMoney } from "../lib/money.ts";
import { useRegion } from "../lib/region.tsx";
import { useTranslate } from "../lib/translate.ts";

/** The price of a variant in the visitor's region; what it cost before, where it is on sale. */
export function Price({ variant, from = false }: { variant: Variant; from?: boolean }) {
  const t = useTranslate();
  const { region } = useRegion();
  const { beforeSale, quoted } = useMoney();
  const before = beforeSale(variant, region);
  return (
    <span className={css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" })}>
      {from && `${t("from")} `}
      <span className={before ? css({ color: "alarm" }) : undefined}>
        {quoted(variant, region)}
      </span>
      {before && (
        <>
          {" "}
          <s className={css({ color: "muted" })}>
            <span className={css({ srOnly: true })}>{t("before the sale")} </span>
            {before}
          </s>
        </>
      )}
    </span>
  );
}

export function cheapest(variants: readonly Variant[] = []): {
  variant: Variant | undefined;
  from: boolean;
} {
  const priced = variants.filter(({ calculated_price }) => calculated_price != null);
  const prices = new Set(priced.map(({ calculated_price }) => calculated_price));
  const variant = priced.reduce<Variant | undefined>(
    (best, one) =>
      best && (best.calculated_price ?? 0) <= (one.calculated_price ?? 0) ? best : one,
    undefined,
  );
  return { variant, from: prices.size > 1 };
}
