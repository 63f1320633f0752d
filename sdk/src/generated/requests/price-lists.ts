// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddPriceListPricesBodySchema, adminCreatePriceListBodySchema, adminDeletePriceListPricesBodySchema, adminDeletePriceListProductsPricesBodySchema, adminUpdatePriceListBodySchema, dateComparisonSchema, priceListStatusSchema, priceListTypeSchema, productStatusSchema } from "./shared.ts";

/** `POST /admin/price-lists/{id}/prices/batch` */
export const adminAddPriceListPrices: RequestFacts = {
  body: adminAddPriceListPricesBodySchema,
};

/** `POST /admin/price-lists` */
export const adminCreatePriceList: RequestFacts = {
  body: adminCreatePriceListBodySchema,
};

/** `DELETE /admin/price-lists/{id}/prices/batch` */
export const adminDeletePriceListPrices: RequestFacts = {
  body: adminDeletePriceListPricesBodySchema,
};

/** `DELETE /admin/price-lists/{id}/products/prices/batch` */
export const adminDeletePriceListProductsPrices: RequestFacts = {
  body: adminDeletePriceListProductsPricesBodySchema,
};

/** `GET /admin/price-lists/{id}/products` */
export const adminListPriceListProducts: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "status[]": { "type": "array", "items": productStatusSchema }, "title": { "type": "string" }, "description": { "type": "string" }, "handle": { "type": "string" }, "collection_id[]": { "type": "array", "items": { "type": "string" } }, "tags[]": { "type": "array", "items": { "type": "string" } }, "is_giftcard": { "type": "boolean", "const": true }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"] }, "expand": { "type": "string", "x-names": ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"] } },
};

/** `GET /admin/price-lists` */
export const adminListPriceLists: RequestFacts = {
  query: { "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": "string" }, "status[]": { "type": "array", "items": priceListStatusSchema }, "type[]": { "type": "array", "items": priceListTypeSchema }, "customer_groups[]": { "type": "array", "items": { "type": "string" } }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name","description","type","status","starts_at","ends_at","includes_tax"] }, "expand": { "type": "string", "x-names": ["prices","customer_groups"] } },
};

/** `POST /admin/price-lists/{id}` */
export const adminUpdatePriceList: RequestFacts = {
  body: adminUpdatePriceListBodySchema,
};
