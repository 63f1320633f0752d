// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateShippingOptionBodySchema, adminUpdateShippingOptionBodySchema, dateComparisonSchema } from "./shared.ts";

/** `POST /admin/shipping-options` */
export const adminCreateShippingOption: RequestFacts = {
  body: adminCreateShippingOptionBodySchema,
};

/** `GET /admin/shipping-options` */
export const adminListShippingOptions: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "name": { "type": "string" }, "region_id": { "type": "string" }, "is_return": { "type": "boolean" }, "admin_only": { "type": "boolean" }, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "deleted_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name","region_id","profile_id","provider_id","price_type","amount","is_return","admin_only","includes_tax"] }, "expand": { "type": "string", "x-names": ["region","profile","provider","requirements"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","region_id","region","profile_id","profile","provider_id","provider","price_type","amount","is_return","admin_only","requirements","data","includes_tax"] } },
};

/** `POST /admin/shipping-options/{id}` */
export const adminUpdateShippingOption: RequestFacts = {
  body: adminUpdateShippingOptionBodySchema,
};

/** `GET /store/shipping-options` */
export const storeListShippingOptions: RequestFacts = {
  query: { "is_return": { "type": "boolean" }, "product_ids": { "type": "string" }, "region_id": { "type": "string" } },
};
