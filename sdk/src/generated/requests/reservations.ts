// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateReservationBodySchema, adminUpdateReservationBodySchema, dateComparisonSchema, integerComparisonSchema, textComparisonSchema } from "./shared.ts";

/** `POST /admin/reservations` */
export const adminCreateReservation: RequestFacts = {
  body: adminCreateReservationBodySchema,
};

/** `GET /admin/reservations` */
export const adminListReservations: RequestFacts = {
  query: { "location_id[]": { "type": "array", "items": { "type": "string" } }, "inventory_item_id[]": { "type": "array", "items": { "type": "string" } }, "line_item_id[]": { "type": "array", "items": { "type": "string" } }, "created_by[]": { "type": "array", "items": { "type": "string" } }, "quantity": integerComparisonSchema, "description": { "anyOf": [{ "type": "string" }, textComparisonSchema] }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"] }, "expand": { "type": "string", "x-names": ["inventory_item","line_item"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"] } },
};

/** `POST /admin/reservations/{id}` */
export const adminUpdateReservation: RequestFacts = {
  body: adminUpdateReservationBodySchema,
};
