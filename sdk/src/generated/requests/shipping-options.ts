// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateShippingOptionBody, adminUpdateShippingOptionBody } from "../schemas/shipping-options.ts";
import { dateComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/shipping-options` */
export const adminCreateShippingOption: RequestFacts = {
  body: adminCreateShippingOptionBody,
};

/** `GET /admin/shipping-options` */
export const adminListShippingOptions: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "name": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string(), "is_return": /*#__PURE__*/ v.boolean(), "admin_only": /*#__PURE__*/ v.boolean(), "q": /*#__PURE__*/ v.string(), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name","region_id","profile_id","provider_id","price_type","amount","is_return","admin_only","includes_tax"]), "expand": /*#__PURE__*/ named(["region","profile","provider","requirements"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","region_id","region","profile_id","profile","provider_id","provider","price_type","amount","is_return","admin_only","requirements","data","includes_tax"], ["region","profile","provider","requirements"]) },
};

/** `POST /admin/shipping-options/{id}` */
export const adminUpdateShippingOption: RequestFacts = {
  body: adminUpdateShippingOptionBody,
};

/** `GET /store/shipping-options` */
export const storeListShippingOptions: RequestFacts = {
  query: { "is_return": /*#__PURE__*/ v.boolean(), "product_ids": /*#__PURE__*/ v.string(), "region_id": /*#__PURE__*/ v.string() },
};
