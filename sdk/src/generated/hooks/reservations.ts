// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListReservations, adminRetrieveReservation } from "../operations/reservations.ts";
import { adminCreateReservation, adminDeleteReservation, adminUpdateReservation } from "../writes/reservations.ts";

/**
 * Set stock aside
 *
 * For an item of an order, no more than the item's quantity. The server does not check whether that much is in stock.
 *
 * `POST /admin/reservations`
 * @example
 * const { mutate } = useAdminCreateReservation();
 * mutate({ body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", inventory_item_id: "iitem_01KGHGTK20NTHNFYBYYSCRN70H", quantity: 1 } });
 */
export const useAdminCreateReservation: MutationHook<operations["adminCreateReservation"]> = /*#__PURE__*/ mutationHook(adminCreateReservation);

/**
 * Delete a reservation
 *
 * The stock is free again. Deleting what is not there succeeds too.
 *
 * `DELETE /admin/reservations/{id}`
 * @example
 * const { mutate } = useAdminDeleteReservation();
 * mutate({ id });
 */
export const useAdminDeleteReservation: MutationHook<operations["adminDeleteReservation"]> = /*#__PURE__*/ mutationHook(adminDeleteReservation);

/**
 * List reservations
 *
 * `expand` takes `line_item` and `inventory_item`.
 *
 * `GET /admin/reservations`
 * @example
 * const { data } = useAdminReservations({ query: { limit: 20 } });
 */
export const useAdminReservations: QueryHook<operations["adminListReservations"]> = /*#__PURE__*/ queryHook(adminListReservations);

/**
 * Retrieve a reservation
 *
 * `GET /admin/reservations/{id}`
 * @example
 * const { data } = useAdminReservation({ id });
 */
export const useAdminReservation: QueryHook<operations["adminRetrieveReservation"]> = /*#__PURE__*/ queryHook(adminRetrieveReservation);

/**
 * Update a reservation
 *
 * The answer is an empty object: read the reservation again.
 *
 * `POST /admin/reservations/{id}`
 * @example
 * const { mutate } = useAdminUpdateReservation();
 * mutate({ id, body: { quantity: 2 } });
 */
export const useAdminUpdateReservation: MutationHook<operations["adminUpdateReservation"]> = /*#__PURE__*/ mutationHook(adminUpdateReservation);
