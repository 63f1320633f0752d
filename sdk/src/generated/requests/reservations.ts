// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateReservationBody, adminUpdateReservationBody } from "../schemas/reservations.ts";
import { dateComparisonSchema, integerComparisonSchema, textComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/reservations` */
export const adminCreateReservation: RequestFacts = {
  body: adminCreateReservationBody,
};

/** `GET /admin/reservations` */
export const adminListReservations: RequestFacts = {
  query: { "location_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "inventory_item_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "line_item_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "created_by[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "quantity": integerComparisonSchema, "description": /*#__PURE__*/ v.union([/*#__PURE__*/ v.string(), textComparisonSchema]), "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"]), "expand": /*#__PURE__*/ named(["inventory_item","line_item"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","location_id","inventory_item_id","quantity","line_item_id","description","external_id","created_by","deleted_at"], ["inventory_item","line_item"]) },
};

/** `POST /admin/reservations/{id}` */
export const adminUpdateReservation: RequestFacts = {
  body: adminUpdateReservationBody,
};
