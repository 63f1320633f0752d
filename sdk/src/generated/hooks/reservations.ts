// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateReservation, adminDeleteReservation, adminListReservations, adminRetrieveReservation, adminUpdateReservation } from "../operations/reservations.ts";

/**
 * Create a reservation
 *
 * A reservation for a line item can't exceed the item's quantity. The server doesn't check the available stock.
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
 * Afterward, the reserved stock is available again. Deleting a record that doesn't exist also succeeds.
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
 * You can expand `line_item` and `inventory_item`.
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
 * The response is an empty object, so retrieve the reservation again.
 *
 * `POST /admin/reservations/{id}`
 * @example
 * const { mutate } = useAdminUpdateReservation();
 * mutate({ id, body: { quantity: 2 } });
 */
export const useAdminUpdateReservation: MutationHook<operations["adminUpdateReservation"]> = /*#__PURE__*/ mutationHook(adminUpdateReservation);
