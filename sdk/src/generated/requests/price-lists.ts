// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddPriceListPricesBody, adminCreatePriceListBody, adminDeletePriceListPricesBody, adminDeletePriceListProductsPricesBody, adminUpdatePriceListBody } from "../schemas/price-lists.ts";
import { dateComparisonSchema, priceListStatusSchema, priceListTypeSchema, productStatusSchema } from "../schemas/components.ts";

/** `POST /admin/price-lists/{id}/prices/batch` */
export const adminAddPriceListPrices: RequestFacts = {
  body: adminAddPriceListPricesBody,
};

/** `POST /admin/price-lists` */
export const adminCreatePriceList: RequestFacts = {
  body: adminCreatePriceListBody,
};

/** `DELETE /admin/price-lists/{id}/prices/batch` */
export const adminDeletePriceListPrices: RequestFacts = {
  body: adminDeletePriceListPricesBody,
};

/** `DELETE /admin/price-lists/{id}/products/prices/batch` */
export const adminDeletePriceListProductsPrices: RequestFacts = {
  body: adminDeletePriceListProductsPricesBody,
};

/** `GET /admin/price-lists/{id}/products` */
export const adminListPriceListProducts: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "status[]": /*#__PURE__*/ v.array(productStatusSchema), "title": /*#__PURE__*/ v.string(), "description": /*#__PURE__*/ v.string(), "handle": /*#__PURE__*/ v.string(), "collection_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "tags[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "is_giftcard": /*#__PURE__*/ v.literal(true), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","type_id"]), "expand": /*#__PURE__*/ named(["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","title","subtitle","description","handle","is_giftcard","discountable","status","external_id","thumbnail","collection_id","collection","type_id","type"], ["images","options","variants","collection","type","tags","categories","sales_channels","profiles"]) },
};

/** `GET /admin/price-lists` */
export const adminListPriceLists: RequestFacts = {
  query: { "id": /*#__PURE__*/ v.string(), "name": /*#__PURE__*/ v.string(), "description": /*#__PURE__*/ v.string(), "status[]": /*#__PURE__*/ v.array(priceListStatusSchema), "type[]": /*#__PURE__*/ v.array(priceListTypeSchema), "customer_groups[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name","description","type","status","starts_at","ends_at","includes_tax"]), "expand": /*#__PURE__*/ named(["prices","customer_groups"]) },
};

/** `POST /admin/price-lists/{id}` */
export const adminUpdatePriceList: RequestFacts = {
  body: adminUpdatePriceListBody,
};
