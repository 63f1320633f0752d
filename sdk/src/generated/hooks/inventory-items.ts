// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateInventoryItem, adminCreateInventoryItemLocationLevel, adminDeleteInventoryItem, adminDeleteInventoryItemLocationLevel, adminListInventoryItemLocationLevels, adminListInventoryItems, adminRetrieveInventoryItem, adminUpdateInventoryItem, adminUpdateInventoryItemLocationLevel } from "../operations/inventory-items.ts";

/**
 * Create an inventory item for a variant
 *
 * A variant that is created while the inventory module is on already has an inventory item. `expand` and `fields` are
 * accepted but have no effect.
 *
 * `POST /admin/inventory-items`
 * @example
 * const { mutate } = useAdminCreateInventoryItem();
 * mutate({ body: { variant_id: "variant_01KGHGTK203Q5GNWNA13WT3EN2" } });
 */
export const useAdminCreateInventoryItem: MutationHook<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ mutationHook(adminCreateInventoryItem);

/**
 * Add a stock location to an inventory item
 *
 * A location where the item already has a level is rejected with 422.
 *
 * `POST /admin/inventory-items/{id}/location-levels`
 * @example
 * const { mutate } = useAdminCreateLocationLevel();
 * mutate({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", stocked_quantity: 42 } });
 */
export const useAdminCreateLocationLevel: MutationHook<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ mutationHook(adminCreateInventoryItemLocationLevel);

/**
 * Delete an inventory item with its stock levels
 *
 * Deletes the item and its stock levels, and removes the item from its variants. The item's reservations aren't deleted.
 * Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/inventory-items/{id}`
 * @example
 * const { mutate } = useAdminDeleteInventoryItem();
 * mutate({ id });
 */
export const useAdminDeleteInventoryItem: MutationHook<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ mutationHook(adminDeleteInventoryItem);

/**
 * Remove a stock location from an inventory item
 *
 * The server rejects this call while stock at the location is reserved.
 *
 * `DELETE /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { mutate } = useAdminDeleteLocationLevel();
 * mutate({ id, location_id });
 */
export const useAdminDeleteLocationLevel: MutationHook<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ mutationHook(adminDeleteInventoryItemLocationLevel);

/**
 * List the stock levels of an inventory item
 *
 * `fields` selects fields of the stock levels, which have no relations to expand.
 *
 * `GET /admin/inventory-items/{id}/location-levels`
 * @example
 * const { data } = useAdminInventoryItemLocationLevels({ id });
 */
export const useAdminInventoryItemLocationLevels: QueryHook<operations["adminListInventoryItemLocationLevels"]> = /*#__PURE__*/ queryHook(adminListInventoryItemLocationLevels);

/**
 * List inventory items
 *
 * The list always includes each item's stock levels and variants, regardless of `expand`.
 *
 * `GET /admin/inventory-items`
 * @example
 * const { data } = useAdminInventoryItems({ query: { limit: 20 } });
 */
export const useAdminInventoryItems: QueryHook<operations["adminListInventoryItems"]> = /*#__PURE__*/ queryHook(adminListInventoryItems);

/**
 * Retrieve an inventory item with its stock levels
 *
 * `GET /admin/inventory-items/{id}`
 * @example
 * const { data } = useAdminInventoryItem({ id });
 */
export const useAdminInventoryItem: QueryHook<operations["adminRetrieveInventoryItem"]> = /*#__PURE__*/ queryHook(adminRetrieveInventoryItem);

/**
 * Update an inventory item
 *
 * Fields that you leave out keep their values. To change quantities, update the item's stock levels.
 *
 * `POST /admin/inventory-items/{id}`
 * @example
 * const { mutate } = useAdminUpdateInventoryItem();
 * mutate({ id });
 */
export const useAdminUpdateInventoryItem: MutationHook<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ mutationHook(adminUpdateInventoryItem);

/**
 * Update the stock level of an inventory item at a stock location
 *
 * The quantities that you send replace the previous ones. The server calculates the reserved quantity from the reservations.
 *
 * `POST /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { mutate } = useAdminUpdateLocationLevel();
 * mutate({ id, location_id });
 */
export const useAdminUpdateLocationLevel: MutationHook<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ mutationHook(adminUpdateInventoryItemLocationLevel);
