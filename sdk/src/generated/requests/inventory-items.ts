// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateInventoryItemBodySchema, adminCreateInventoryItemLocationLevelBodySchema, adminUpdateInventoryItemBodySchema, adminUpdateInventoryItemLocationLevelBodySchema, integerComparisonSchema } from "./shared.ts";

/** `POST /admin/inventory-items` */
export const adminCreateInventoryItem: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["inventory_levels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"] } },
  body: adminCreateInventoryItemBodySchema,
};

/** `POST /admin/inventory-items/{id}/location-levels` */
export const adminCreateInventoryItemLocationLevel: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["inventory_levels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"] } },
  body: adminCreateInventoryItemLocationLevelBodySchema,
};

/** `DELETE /admin/inventory-items/{id}` */
export const adminDeleteInventoryItem: RequestFacts = {
  fault: "Its stock at all locations is deleted with it, and its reservations remain without an item",
};

/** `GET /admin/inventory-items/{id}/location-levels` */
export const adminListInventoryItemLocationLevels: RequestFacts = {
  query: { "location_id[]": { "type": "array", "items": { "type": "string" } }, "fields": { "type": "string", "x-names": ["id","location_id","stocked_quantity","reserved_quantity","incoming_quantity","inventory_item_id","metadata","created_at","updated_at","deleted_at"] } },
};

/** `GET /admin/inventory-items` */
export const adminListInventoryItems: RequestFacts = {
  query: { "location_id[]": { "type": "array", "items": { "type": "string" } }, "id[]": { "type": "array", "items": { "type": "string" } }, "sku[]": { "type": "array", "items": { "type": "string" } }, "origin_country[]": { "type": "array", "items": { "type": "string" } }, "mid_code[]": { "type": "array", "items": { "type": "string" } }, "material[]": { "type": "array", "items": { "type": "string" } }, "hs_code[]": { "type": "array", "items": { "type": "string" } }, "weight": integerComparisonSchema, "length": integerComparisonSchema, "height": integerComparisonSchema, "width": integerComparisonSchema, "requires_shipping": { "type": "boolean" }, "q": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string", "x-names": ["id","created_at","updated_at","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping"] }, "expand": { "type": "string", "x-names": ["location_levels","inventory_levels","variants"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping"] } },
};

/** `GET /admin/inventory-items/{id}` */
export const adminRetrieveInventoryItem: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["inventory_levels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"] } },
};

/** `POST /admin/inventory-items/{id}` */
export const adminUpdateInventoryItem: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["inventory_levels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"] } },
  body: adminUpdateInventoryItemBodySchema,
};

/** `POST /admin/inventory-items/{id}/location-levels/{location_id}` */
export const adminUpdateInventoryItemLocationLevel: RequestFacts = {
  query: { "expand": { "type": "string", "x-names": ["inventory_levels"] }, "fields": { "type": "string", "x-names": ["id","created_at","updated_at","metadata","deleted_at","weight","length","height","width","hs_code","origin_country","mid_code","material","sku","title","description","thumbnail","requires_shipping","inventory_levels"] } },
  body: adminUpdateInventoryItemLocationLevelBodySchema,
};
