// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { isoDateComparisonSchema } from "./shared.ts";

/** `GET /admin/product-types` */
export const adminListProductTypes: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "value[]": { "type": "array", "items": { "type": "string" } }, "discount_condition_id": { "type": "string", "minLength": 1 }, "q": { "type": "string" }, "created_at": isoDateComparisonSchema, "updated_at": isoDateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","value"] } },
};

/** `GET /store/product-types` */
export const storeListProductTypes: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "value[]": { "type": "array", "items": { "type": "string" } }, "discount_condition_id": { "type": "string", "minLength": 1 }, "q": { "type": "string" }, "created_at": isoDateComparisonSchema, "updated_at": isoDateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","value"] } },
};
