// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateInventoryItemBody, adminCreateInventoryItemLocationLevelBody, adminUpdateInventoryItemBody, adminUpdateInventoryItemLocationLevelBody } from "../schemas/inventory-items.ts";
import { integerComparisonSchema } from "../schemas/components.ts";

/** `POST /admin/inventory-items` */
export const adminCreateInventoryItem: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["inventory_levels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"], ["inventory_levels"]) },
  body: adminCreateInventoryItemBody,
};

/** `POST /admin/inventory-items/{id}/location-levels` */
export const adminCreateInventoryItemLocationLevel: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["inventory_levels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"], ["inventory_levels"]) },
  body: adminCreateInventoryItemLocationLevelBody,
};

/** `DELETE /admin/inventory-items/{id}` */
export const adminDeleteInventoryItem: RequestFacts = {
  fault: "Its stock at all locations is deleted with it, and its reservations remain without an item",
};

/** `GET /admin/inventory-items/{id}/location-levels` */
export const adminListInventoryItemLocationLevels: RequestFacts = {
  query: { "location_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "fields": /*#__PURE__*/ named(["id","location_id","stocked_quantity","reserved_quantity","incoming_quantity","inventory_item_id","metadata","created_at","updated_at","deleted_at"]) },
};

/** `GET /admin/inventory-items` */
export const adminListInventoryItems: RequestFacts = {
  query: { "location_id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "id[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "sku[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "origin_country[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "mid_code[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "material[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "hs_code[]": /*#__PURE__*/ v.array(/*#__PURE__*/ v.string()), "weight": integerComparisonSchema, "length": integerComparisonSchema, "height": integerComparisonSchema, "width": integerComparisonSchema, "requires_shipping": /*#__PURE__*/ v.boolean(), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping"]), "expand": /*#__PURE__*/ named(["location_levels","inventory_levels","variants"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping"], ["location_levels","inventory_levels","variants"]) },
};

/** `GET /admin/inventory-items/{id}` */
export const adminRetrieveInventoryItem: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["inventory_levels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"], ["inventory_levels"]) },
};

/** `POST /admin/inventory-items/{id}` */
export const adminUpdateInventoryItem: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["inventory_levels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"], ["inventory_levels"]) },
  body: adminUpdateInventoryItemBody,
};

/** `POST /admin/inventory-items/{id}/location-levels/{location_id}` */
export const adminUpdateInventoryItemLocationLevel: RequestFacts = {
  query: { "expand": /*#__PURE__*/ named(["inventory_levels"]), "fields": /*#__PURE__*/ named(["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"], ["inventory_levels"]) },
  body: adminUpdateInventoryItemLocationLevelBody,
};
