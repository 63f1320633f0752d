import { adminListVariants, adminRetrieveVariant } from "@countertop/sdk/operations";
import type { TFunction } from "i18next";
import { Package } from "lucide-react";
import type { Formatter } from "../lib/intl.ts";
import { defineResource } from "../patterns/resource.ts";

/**
 * Variants, which are the units of products that can be sold. They have no pages. Pickers read their prices for a `region_id`.
 */
export const variants = defineResource({
  slug: "variants",
  icon: Package,
  list: adminListVariants,
  record: adminRetrieveVariant,
  nameOf: ({ title, product }) => [product?.title, title].filter(Boolean).join(" · "),
  noteOf: ({ sku }) => sku,
  pictureOf: ({ product }) => product?.thumbnail ?? null,
  orders: ["title"],
  filters: {},
});

type Variant = ReturnType<typeof variants.rowsIn>[number];

/**
 * Variants that can be added to an order, with their prices in its region, and their stock. Variants without a price can't be
 * chosen.
 */
export const sellableIn = (
  {
    region_id,
    currency_code,
    sent = false,
  }: {
    region_id: string;
    currency_code: string;
    /**
     * True if the variants are sent without another payment step. Prices then include tax, and variants that are out of stock
     * can't be chosen, unless they allow backorders.
     */
    sent?: boolean;
  },
  t: TFunction<"common">,
  format: Formatter,
) => ({
  resource: variants,
  query: { region_id },
  note: (variant: Variant) => {
    const price = sent ? variant.calculated_price_incl_tax : variant.calculated_price;
    const { sku, manage_inventory, inventory_quantity: stock } = variant;
    return [
      sku,
      price != null && format.money(price, currency_code),
      manage_inventory !== false &&
        stock != null &&
        t("variants.inStock", { value: format.number(stock) }),
    ]
      .filter(Boolean)
      .join(" · ");
  },
  refused: (variant: Variant) => {
    const { calculated_price, manage_inventory, allow_backorder, inventory_quantity } = variant;
    if (calculated_price == null) return t("variants.noPrice");
    const isGone = manage_inventory && !allow_backorder && (inventory_quantity ?? 0) <= 0;
    return sent && isGone ? t("variants.noStock") : undefined;
  },
  empty: { title: t("list.noMatchTitle") },
  searchLabel: t("variants.search"),
});
