// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/inventory-items.ts";

/**
 * Create a thing in stock for a variant
 *
 * Variants that are created while the inventory module is on have one already. `expand` and `fields` are accepted, but change
 * nothing.
 *
 * `POST /admin/inventory-items`
 * @example
 * const { inventory_item } = await adminCreateInventoryItem(client, { body: { variant_id: "variant_01KGHGTK203Q5GNWNA13WT3EN2" } });
 */
export const adminCreateInventoryItem: Operation<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ changing(calls.adminCreateInventoryItem, "inventory-items variants products");

/**
 * Stock a thing in one more place
 *
 * A place that it has a level in already is refused with 422.
 *
 * `POST /admin/inventory-items/{id}/location-levels`
 * @example
 * const { inventory_item } = await adminCreateInventoryItemLocationLevel(client, { id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", stocked_quantity: 42 } });
 */
export const adminCreateInventoryItemLocationLevel: Operation<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ changing(calls.adminCreateInventoryItemLocationLevel, "inventory-items variants products");

/**
 * Delete a thing in stock with its levels
 *
 * Its levels are deleted, and no variant takes from it anymore. Its reservations stay, of a thing that is not there.
 * Deleting what is not there succeeds too.
 *
 * `DELETE /admin/inventory-items/{id}`
 * @example
 * const { deleted } = await adminDeleteInventoryItem(client, { id });
 */
export const adminDeleteInventoryItem: Operation<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ changing(calls.adminDeleteInventoryItem, "inventory-items variants products reservations");

/**
 * Stock a thing in a place no longer
 *
 * Not while some of what lies there is reserved.
 *
 * `DELETE /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { inventory_item } = await adminDeleteInventoryItemLocationLevel(client, { id, location_id });
 */
export const adminDeleteInventoryItemLocationLevel: Operation<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ changing(calls.adminDeleteInventoryItemLocationLevel, "inventory-items variants products");

/**
 * Update a thing in stock
 *
 * What is left out stays. How many there are is not changed here but in its levels.
 *
 * `POST /admin/inventory-items/{id}`
 * @example
 * const { inventory_item } = await adminUpdateInventoryItem(client, { id });
 */
export const adminUpdateInventoryItem: Operation<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ changing(calls.adminUpdateInventoryItem, "inventory-items variants reservations");

/**
 * Say how many of a thing lie in a place
 *
 * The numbers replace the ones before. What is reserved follows from the reservations alone.
 *
 * `POST /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { inventory_item } = await adminUpdateInventoryItemLocationLevel(client, { id, location_id });
 */
export const adminUpdateInventoryItemLocationLevel: Operation<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ changing(calls.adminUpdateInventoryItemLocationLevel, "inventory-items variants products");
