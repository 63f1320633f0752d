import { adminListVariants, adminRetrieveVariant } from "@countertop/sdk/operations";
import type { TFunction } from "i18next";
import { Package } from "lucide-react";
import type { Formatter } from "../lib/intl.ts";
import { defineResource } from "../patterns/resource.ts";

/** Variants, the sellable units of products. Variants have no page; pickers read their prices by `region_id`. */
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

/** Variants for an order: with their price in its region, and their stock; those without a price can't be sold. */
export const sellableIn = (
  { region_id, currency_code }: { region_id: string; currency_code: string },
  t: TFunction<"common">,
  format: Formatter,
) => ({
  resource: variants,
  query: { region_id },
  note: ({ sku, calculated_price, inventory_quantity, manage_inventory }: Variant) =>
    [
      sku,
      calculated_price != null && format.money(calculated_price, currency_code),
      manage_inventory !== false &&
        inventory_quantity != null &&
        t("variants.inStock", { value: format.number(inventory_quantity) }),
    ]
      .filter(Boolean)
      .join(" · "),
  refused: ({ calculated_price }: Variant) =>
    calculated_price == null ? t("variants.noPrice") : undefined,
  empty: { title: t("list.noMatchTitle") },
  searchLabel: t("variants.search"),
});
