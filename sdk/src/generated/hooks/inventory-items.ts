// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListInventoryItemLocationLevels, adminListInventoryItems, adminRetrieveInventoryItem } from "../operations/inventory-items.ts";
import { adminCreateInventoryItem, adminCreateInventoryItemLocationLevel, adminDeleteInventoryItem, adminDeleteInventoryItemLocationLevel, adminUpdateInventoryItem, adminUpdateInventoryItemLocationLevel } from "../writes/inventory-items.ts";

/**
 * Create a thing in stock for a variant
 *
 * Variants that are created while the inventory module is on have one already. `expand` and `fields` are accepted, but change
 * nothing.
 *
 * `POST /admin/inventory-items`
 * @example
 * const { mutate } = useAdminCreateInventoryItem();
 * mutate({ body: { variant_id: "variant_01KGHGTK203Q5GNWNA13WT3EN2" } });
 */
export const useAdminCreateInventoryItem: MutationHook<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ mutationHook(adminCreateInventoryItem);

/**
 * Stock a thing in one more place
 *
 * A place that it has a level in already is refused with 422.
 *
 * `POST /admin/inventory-items/{id}/location-levels`
 * @example
 * const { mutate } = useAdminCreateLocationLevel();
 * mutate({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", stocked_quantity: 42 } });
 */
export const useAdminCreateLocationLevel: MutationHook<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ mutationHook(adminCreateInventoryItemLocationLevel);

/**
 * Delete a thing in stock with its levels
 *
 * Its levels are deleted, and no variant takes from it anymore. Its reservations stay, of a thing that is not there.
 * Deleting what is not there succeeds too.
 *
 * `DELETE /admin/inventory-items/{id}`
 * @example
 * const { mutate } = useAdminDeleteInventoryItem();
 * mutate({ id });
 */
export const useAdminDeleteInventoryItem: MutationHook<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ mutationHook(adminDeleteInventoryItem);

/**
 * Stock a thing in a place no longer
 *
 * Not while some of what lies there is reserved.
 *
 * `DELETE /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { mutate } = useAdminDeleteLocationLevel();
 * mutate({ id, location_id });
 */
export const useAdminDeleteLocationLevel: MutationHook<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ mutationHook(adminDeleteInventoryItemLocationLevel);

/**
 * List how many of a thing lie where
 *
 * `fields` names fields of the levels. There is nothing to expand.
 *
 * `GET /admin/inventory-items/{id}/location-levels`
 * @example
 * const { data } = useAdminInventoryItemLocationLevels({ id });
 */
export const useAdminInventoryItemLocationLevels: QueryHook<operations["adminListInventoryItemLocationLevels"]> = /*#__PURE__*/ queryHook(adminListInventoryItemLocationLevels);

/**
 * List things in stock
 *
 * Each with its levels and the variants that it is sold as, with any `expand`.
 *
 * `GET /admin/inventory-items`
 * @example
 * const { data } = useAdminInventoryItems({ query: { limit: 20 } });
 */
export const useAdminInventoryItems: QueryHook<operations["adminListInventoryItems"]> = /*#__PURE__*/ queryHook(adminListInventoryItems);

/**
 * Retrieve a thing in stock with its levels
 *
 * `GET /admin/inventory-items/{id}`
 * @example
 * const { data } = useAdminInventoryItem({ id });
 */
export const useAdminInventoryItem: QueryHook<operations["adminRetrieveInventoryItem"]> = /*#__PURE__*/ queryHook(adminRetrieveInventoryItem);

/**
 * Update a thing in stock
 *
 * What is left out stays. How many there are is not changed here but in its levels.
 *
 * `POST /admin/inventory-items/{id}`
 * @example
 * const { mutate } = useAdminUpdateInventoryItem();
 * mutate({ id });
 */
export const useAdminUpdateInventoryItem: MutationHook<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ mutationHook(adminUpdateInventoryItem);

/**
 * Say how many of a thing lie in a place
 *
 * The numbers replace the ones before. What is reserved follows from the reservations alone.
 *
 * `POST /admin/inventory-items/{id}/location-levels/{location_id}`
 * @example
 * const { mutate } = useAdminUpdateLocationLevel();
 * mutate({ id, location_id });
 */
export const useAdminUpdateLocationLevel: MutationHook<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ mutationHook(adminUpdateInventoryItemLocationLevel);
