import type { HttpClient } from "@countertop/sdk";
import type { Variant } from "@countertop/sdk/types";
import {
  adminCreateProduct,
  adminDeleteProduct,
  adminListProducts,
  adminListVariants,
  adminRetrieveProduct,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import { Tag } from "lucide-react";
import { nameOf } from "../lib/name-of.ts";
import { defineResource } from "../patterns/resource.ts";
import { loadSaleStates } from "../patterns/sale-list.ts";
import { collections } from "./collections.ts";
import { priceLists } from "./price-lists.ts";
import { productCategories } from "./product-categories.ts";
import { productTags } from "./product-tags.ts";
import { productTypes } from "./product-types.ts";
import { salesChannels } from "./sales-channels.ts";

export const productStatuses = ["draft", "proposed", "published", "rejected"] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Maximum number of variants to read, newest first, because the server can't search for EANs. */
const MOST_CODES = 1_000;
/** Maximum number of products to check when the list is filtered by availability. Each takes about 5 ms. */
const MOST_CHECKED = 2_000;
const saleStates = ["unsold", "gaps"] as const;
export type SaleState = (typeof saleStates)[number];

type VariantQuery = NonNullable<NonNullable<Parameters<typeof adminListVariants>[1]>["query"]>;
type Coded = Pick<Variant, "id" | "product_id" | "ean" | "upc" | "barcode">;

async function variantsLike(
  client: HttpClient,
  query: VariantQuery,
  isMeant: (variant: Coded) => boolean,
) {
  const { variants } = await adminListVariants(client, {
    query: { ...query, fields: "id,product_id,ean,upc,barcode", expand: "" },
  });
  const id = variants.filter(isMeant).map(({ product_id }) => product_id);
  return id.length > 0 ? { id } : undefined;
}

export const products = defineResource({
  slug: "products",
  icon: Tag,
  list: adminListProducts,
  record: adminRetrieveProduct,
  create: adminCreateProduct,
  update: adminUpdateProduct,
  remove: adminDeleteProduct,
  nameOf,
  noteOf: ({ collection, handle }) => collection?.title ?? handle,
  pictureOf: ({ thumbnail }) => thumbnail,
  orders: ["-created_at", "-updated_at", "title", "handle", "status"],
  filters: {
    status: {
      kind: "choice",
      param: "status",
      label: "products:list.columnStatus",
      options: productStatuses,
      optionLabel: (status: ProductStatus) => `common:productStatus.${status}` as const,
    },
    collection: {
      kind: "records",
      param: "collection_id",
      label: "products:list.columnCollection",
      of: collections,
    },
    category: {
      kind: "records",
      param: "category_id",
      label: "products:list.columnCategories",
      of: productCategories,
      more: { include_category_children: true },
    },
    type: {
      kind: "records",
      param: "type_id",
      label: "products:list.columnType",
      of: productTypes,
    },
    tag: { kind: "records", param: "tags", label: "products:list.columnTags", of: productTags },
    channel: {
      kind: "records",
      param: "sales_channel_id",
      label: "products:list.columnAvailability",
      of: salesChannels,
    },
    pricelist: {
      kind: "records",
      param: "price_list_id",
      label: "products:list.priceList",
      of: priceLists,
    },
    sale: {
      kind: "choice",
      param: null,
      label: "products:list.columnSale",
      options: saleStates,
      optionLabel: (state: SaleState) => `products:sale.${state}` as const,
    },
    giftcard: { kind: "boolean", param: "is_giftcard", label: "products:list.columnGiftCard" },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  query: {
    fields:
      "id,title,subtitle,handle,thumbnail,status,is_giftcard,discountable,external_id,material,created_at,updated_at,collection_id,type_id,collection.title",
    // Loads a relation. Without any, the server returns the number of rows on the page instead of the number of matches.
    expand: "collection",
  },
  clientFilter: ({ sale }) =>
    sale.length === 0
      ? undefined
      : {
          key: sale.join(),
          most: MOST_CHECKED,
          keeps: async (...scanned) => (await loadSaleStates()).keepsSales(sale, ...scanned),
        },
  relations: {
    // The server can't calculate a variant's stock if its id isn't requested.
    inventory: "variants.id,variants.inventory_quantity,variants.manage_inventory",
    variants: "variants.id",
    availability: "sales_channels.name",
    type: "type.value",
    tags: "tags.value",
    categories: "categories.name",
  },
  // Includes variants, because the server returns them with a word search anyway.
  hitQuery: { fields: "id,title,handle,thumbnail,status", expand: "collection,variants" },
  factOf: ({ status }) => status && (`common:productStatus.${status}` as const),
  partOf: ({ variants }, typed) => {
    const code = typed.toLowerCase();
    const found = variants?.find(({ id, sku, ean, upc, barcode }) =>
      [id, sku, ean, upc, barcode].some((one) => one?.toLowerCase() === code),
    );
    return (
      found && {
        name: found.title,
        note: found.sku ?? found.id,
        search: { edit: "variant", variant: found.id },
      }
    );
  },
  // Looks up fields that the server's search doesn't cover.
  lookUp: async (client, typed) => {
    if (typed.startsWith("prod_")) return { id: [typed] };
    if (typed.startsWith("variant_")) return variantsLike(client, { id: [typed] }, () => true);
    if (/^(\d{8}|\d{12,14})$/.test(typed))
      return variantsLike(client, { order: "-created_at", limit: MOST_CODES }, (variant) =>
        [variant.ean, variant.upc, variant.barcode].includes(typed),
      );
    return typed !== "null" && /^[\w-]+$/.test(typed) ? { handle: typed.toLowerCase() } : undefined;
  },
  // Excludes variants, which are read page by page.
  recordQuery: { expand: "images,options,collection,type,tags,categories,sales_channels" },
  zone: "product",
});
