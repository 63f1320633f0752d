// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminAddTaxRateProductTypesBody, adminAddTaxRateProductsBody, adminAddTaxRateShippingOptionsBody, adminCreateTaxRateBody, adminRemoveTaxRateProductTypesBody, adminRemoveTaxRateProductsBody, adminRemoveTaxRateShippingOptionsBody, adminUpdateTaxRateBody } from "../schemas/tax-rates.ts";
import { dateComparisonSchema, numberComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/tax-rates/{id}/product-types/batch` */
export const adminAddTaxRateProductTypes: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminAddTaxRateProductTypesBody,
};

/** `POST /admin/tax-rates/{id}/products/batch` */
export const adminAddTaxRateProducts: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminAddTaxRateProductsBody,
};

/** `POST /admin/tax-rates/{id}/shipping-options/batch` */
export const adminAddTaxRateShippingOptions: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminAddTaxRateShippingOptionsBody,
};

/** `POST /admin/tax-rates` */
export const adminCreateTaxRate: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminCreateTaxRateBody,
};

/** `GET /admin/tax-rates` */
export const adminListTaxRates: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])), "region_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "name": /*#__PURE__*/ v.string(), "code": /*#__PURE__*/ v.string(), "rate": numberComparisonSchema, "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","name","rate","code","region_id"]) },
};

/** `DELETE /admin/tax-rates/{id}/product-types/batch` */
export const adminRemoveTaxRateProductTypes: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminRemoveTaxRateProductTypesBody,
};

/** `DELETE /admin/tax-rates/{id}/products/batch` */
export const adminRemoveTaxRateProducts: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminRemoveTaxRateProductsBody,
};

/** `DELETE /admin/tax-rates/{id}/shipping-options/batch` */
export const adminRemoveTaxRateShippingOptions: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminRemoveTaxRateShippingOptionsBody,
};

/** `GET /admin/tax-rates/{id}` */
export const adminRetrieveTaxRate: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
};

/** `POST /admin/tax-rates/{id}` */
export const adminUpdateTaxRate: RequestFacts = {
  query: { "expand[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["region","products","product_types","shipping_options"])), "fields[]": /*#__PURE__*/ v.array(/*#__PURE__*/ named(["id","created_at","updated_at","metadata","name","rate","code","region_id","region","products","product_types","shipping_options","product_count","product_type_count","shipping_option_count"])) },
  body: adminUpdateTaxRateBody,
};
