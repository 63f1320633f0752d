// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateStockLocationBody, adminUpdateStockLocationBody } from "../schemas/stock-locations.ts";

/** `POST /admin/stock-locations` */
export const adminCreateStockLocation: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["address"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"], ["address"]) },
  body: adminCreateStockLocationBody,
};

/** `DELETE /admin/stock-locations/{id}` */
export const adminDeleteStockLocation: RequestFacts = {
  fault: "All stock levels and reservations of the location are deleted with it",
};

/** `GET /admin/stock-locations` */
export const adminListStockLocations: RequestFacts = {
  query: { "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "name[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "address_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "sales_channel_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","name","address_id"]), "expand": /*#__PURE__*/ named(["address","sales_channels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"], ["address","sales_channels"]) },
};

/** `GET /admin/stock-locations/{id}` */
export const adminRetrieveStockLocation: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["address","sales_channels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"], ["address","sales_channels"]) },
};

/** `POST /admin/stock-locations/{id}` */
export const adminUpdateStockLocation: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["address"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","name","address_id","address"], ["address"]) },
  body: adminUpdateStockLocationBody,
};
