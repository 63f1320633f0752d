import { adminUpdateVariant } from "@countertop/sdk/operations";
import { useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { INT32_MAX, parseAmount, writeAmount } from "../../../lib/amounts.ts";
import { CannotBeDone } from "../../../lib/errors.ts";
import { currencyDigits } from "../../../lib/intl.ts";
import { intlLocale } from "../../../lib/languages.ts";
import { importWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Column } from "../../../patterns/list.ts";
import { useCellEdits } from "../../../patterns/row-table.ts";
import { variants } from "../../../resources/variants.ts";
import { basePrice, isBase } from "../../../resources/variant-prices.ts";
import type { Variant } from "../product-queries.ts";

const edited = { ...variants, update: adminUpdateVariant };

type Price = Variant["prices"][number];
type Edit = NonNullable<Column<Variant>["edit"]>;
export interface VariantCells {
  sku: Edit;
  price(currency: string): Edit;
  onEdit: ReturnType<typeof useCellEdits>["edit"];
}

/** Edits of a variant's SKU and of its base price, in the table of variants. */
export function useVariantCells(productId: string) {
  const { t, i18n } = useTranslation(["common", "products"]);
  const locale = intlLocale(i18n.language);
  const client = useClient();
  const { mutateAsync: update } = useAdminUpdateVariant();
  const { edit, withEdits, question } = useCellEdits(edited);
  const cells: VariantCells = {
    onEdit: edit,
    sku: {
      value: ({ sku }) => sku ?? "",
      apply: (variant, sku) => ({ ...variant, sku }),
      save: (variant, sku) =>
        update({
          id: productId,
          variant_id: variant.id,
          body: { sku },
          // Requests few fields, because the response is a whole product, which isn't needed.
          query: { fields: "id", expand: "" },
        }),
      maxLength: 255,
    },
    price: (currency) => {
      const digits = currencyDigits(currency);
      const read = (value: string) => parseAmount(value, locale, digits) ?? NaN;
      return {
        value: (variant) => {
          const amount = basePrice(variant, currency);
          return amount === undefined ? "" : writeAmount(amount, locale, digits);
        },
        apply: (variant, value) => {
          const isOwn = (price: Price) => price.currency_code === currency && isBase(price);
          const own = { ...variant.prices.find(isOwn), currency_code: currency };
          const others = variant.prices.filter((price) => !isOwn(price));
          const prices =
            value === "" ? others : [...others, { ...own, amount: read(value) } as Price];
          return { ...variant, prices };
        },
        save: async (variant, value) => {
          const { savePrices } = await importWithRetry(
            () => import("../prices/price-grid-save.ts"),
          );
          const { priceRow } = await importWithRetry(() => import("../prices/price-grid-data.ts"));
          // Undoing a variant's first price removes it.
          const amount = value === "" ? null : read(value);
          const change = { row: priceRow(variant, ""), values: new Map([[currency, amount]]) };
          const [failure] = (await savePrices(client, update, [change], new Set())).values();
          if (failure?.error) throw failure.error as Error;
          if (failure?.reason) throw new CannotBeDone(t(`products:prices.${failure.reason}`));
        },
        problem: (value) => {
          const amount = read(value);
          return amount >= 0 && amount <= INT32_MAX ? undefined : t("form.amount");
        },
      };
    },
  };
  return { cells, withEdits, question };
}
