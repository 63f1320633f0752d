// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { integerComparisonSchema } from "./shared.ts";

/** `GET /admin/variants` */
export const adminListVariants: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "title[]": { "type": "array", "items": { "type": "string" } }, "inventory_quantity": integerComparisonSchema, "manage_inventory": { "type": "boolean" }, "allow_backorder": { "type": "boolean" }, "customer_id": { "type": "string" }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory"] }, "expand": { "type": "string", "x-names": ["product","prices","inventory_items","options"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"] }, "cart_id": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" } },
};

/** `GET /admin/variants/{id}` */
export const adminRetrieveVariant: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["product","prices","inventory_items","options"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"] } },
};

/** `GET /store/variants` */
export const storeListVariants: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "title[]": { "type": "array", "items": { "type": "string" } }, "inventory_quantity": integerComparisonSchema, "ids": { "type": "string" }, "sales_channel_id": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "expand": { "type": "string", "x-names": ["product","prices","inventory_items","options"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"] }, "cart_id": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" } },
};

/** `GET /store/variants/{id}` */
export const storeRetrieveVariant: RequestFacts = {
  query: { "sales_channel_id": { "type": "string" }, "expand": { "type": "string", "x-names": ["product","prices","inventory_items","options"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","product_id","product","sku","barcode","ean","upc","variant_rank","inventory_quantity","allow_backorder","manage_inventory","prices","inventory_items","options"] }, "cart_id": { "type": "string" }, "region_id": { "type": "string" }, "currency_code": { "type": "string" } },
};
