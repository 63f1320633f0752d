// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { integerComparisonSchema } from "../schemas/components.ts";

/** `GET /admin/variants` */
export const adminListVariants: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "title[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "inventory_quantity": integerComparisonSchema, "manage_inventory": /*#__PURE__*/ v.boolean(), "allow_backorder": /*#__PURE__*/ v.boolean(), "customer_id": /*#__PURE__*/ v.string(), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory"]), "expand": /*#__PURE__*/ named(["product","prices","inventory_items","options"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"], ["product","prices","inventory_items","options"]), "cart_id": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string() },
};

/** `GET /admin/variants/{id}` */
export const adminRetrieveVariant: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["product","prices","inventory_items","options"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"], ["product","prices","inventory_items","options"]) },
};

/** `GET /store/variants` */
export const storeListVariants: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "title[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "inventory_quantity": integerComparisonSchema, "ids": /*#__PURE__*/ v.string(), "sales_channel_id": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "expand": /*#__PURE__*/ named(["product","prices","inventory_items","options"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"], ["product","prices","inventory_items","options"]), "cart_id": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string() },
};

/** `GET /store/variants/{id}` */
export const storeRetrieveVariant: RequestFacts = {
  query: { "sales_channel_id": /*#__PURE__*/ v.string(), "expand": /*#__PURE__*/ named(["product","prices","inventory_items","options"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"], ["product","prices","inventory_items","options"]), "cart_id": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "currency_code": /*#__PURE__*/ v.string() },
};
