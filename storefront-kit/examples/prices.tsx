import type { Region, Variant } from "@countertop/sdk/types";
import {
  formatAmount,
  formatVariantPriceParts,
  isoCurrencyDigits,
} from "@countertop/storefront-kit/prices";

/** Formats amounts in Arabic, with the right number of decimals for three-decimal currencies such as KWD. */
export const money = (amount: number, region: Region) =>
  formatAmount({ amount, region, locale: "ar", digits: isoCurrencyDigits });

export function Price({ variant, region }: { variant: Variant; region: Region }) {
  return (
    <span>
      {formatVariantPriceParts({ variant, region }).map(({ type, value }, index) => (
        <span key={index} className={type}>
          {value}
        </span>
      ))}
    </span>
  );
}
