// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateStockLocationBodySchema, adminUpdateStockLocationBodySchema } from "./shared.ts";

/** `POST /admin/stock-locations` */
export const adminCreateStockLocation: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["address"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"] } },
  body: adminCreateStockLocationBodySchema,
};

/** `DELETE /admin/stock-locations/{id}` */
export const adminDeleteStockLocation: RequestFacts = {
  fault: "All stock levels and reservations of the location are deleted with it",
};

/** `GET /admin/stock-locations` */
export const adminListStockLocations: RequestFacts = {
  query: { "id[]": { "type": "array", "items": { "type": "string" } }, "name[]": { "type": "array", "items": { "type": "string" } }, "address_id[]": { "type": "array", "items": { "type": "string" } }, "sales_channel_id[]": { "type": "array", "items": { "type": "string" } }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","name","address_id"] }, "expand": { "type": "string", "x-names": ["address","sales_channels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"] } },
};

/** `GET /admin/stock-locations/{id}` */
export const adminRetrieveStockLocation: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["address","sales_channels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"] } },
};

/** `POST /admin/stock-locations/{id}` */
export const adminUpdateStockLocation: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["address"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"] } },
  body: adminUpdateStockLocationBodySchema,
};
