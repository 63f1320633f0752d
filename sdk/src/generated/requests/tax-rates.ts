// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddTaxRateProductTypesBodySchema, adminAddTaxRateProductsBodySchema, adminAddTaxRateShippingOptionsBodySchema, adminCreateTaxRateBodySchema, adminRemoveTaxRateProductTypesBodySchema, adminRemoveTaxRateProductsBodySchema, adminRemoveTaxRateShippingOptionsBodySchema, adminUpdateTaxRateBodySchema, dateComparisonSchema, numberComparisonSchema } from "./shared.ts";

/** `POST /admin/tax-rates/{id}/product-types/batch` */
export const adminAddTaxRateProductTypes: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminAddTaxRateProductTypesBodySchema,
};

/** `POST /admin/tax-rates/{id}/products/batch` */
export const adminAddTaxRateProducts: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminAddTaxRateProductsBodySchema,
};

/** `POST /admin/tax-rates/{id}/shipping-options/batch` */
export const adminAddTaxRateShippingOptions: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminAddTaxRateShippingOptionsBodySchema,
};

/** `POST /admin/tax-rates` */
export const adminCreateTaxRate: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminCreateTaxRateBodySchema,
};

/** `GET /admin/tax-rates` */
export const adminListTaxRates: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } }, "region_id[]": { "type": "array", "items": { "type": "string" } }, "name": { "type": "string" }, "code": { "type": "string" }, "rate": numberComparisonSchema, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","name","rate","code","region_id"] } },
};

/** `DELETE /admin/tax-rates/{id}/product-types/batch` */
export const adminRemoveTaxRateProductTypes: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminRemoveTaxRateProductTypesBodySchema,
};

/** `DELETE /admin/tax-rates/{id}/products/batch` */
export const adminRemoveTaxRateProducts: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminRemoveTaxRateProductsBodySchema,
};

/** `DELETE /admin/tax-rates/{id}/shipping-options/batch` */
export const adminRemoveTaxRateShippingOptions: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminRemoveTaxRateShippingOptionsBodySchema,
};

/** `GET /admin/tax-rates/{id}` */
export const adminRetrieveTaxRate: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
};

/** `POST /admin/tax-rates/{id}` */
export const adminUpdateTaxRate: RequestFacts = {
  query: { "expand[]": { "type": "array", "items": { "type": "string", "x-names": ["region","products","product_types","shipping_options"] } }, "fields[]": { "type": "array", "items": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"] } } },
  body: adminUpdateTaxRateBodySchema,
};
