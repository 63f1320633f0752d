

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List reservations
 *
 * You can expand `line_item` and `inventory_item`.
 *
 * `GET /admin/reservations`
 * @example
 * const { reservations } = await adminListReservations(client, { query: { limit: 20 } });
 */
export const adminListReservations: Operation<operations["adminListReservations"]> = /*#__PURE__*/ operation("GET", "/admin/reservations", { order: "-id" });

/**
 * Create a reservation
 *
 * A reservation for a line item can't exceed the item's quantity. The server doesn't check the available stock.
 *
 * `POST /admin/reservations`
 * @example
 * const { reservation } = await adminCreateReservation(client, { body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", inventory_item_id: "iitem_01KGHGTK20NTHNFYBYYSCRN70H", quantity: 1 } });
 */
export const adminCreateReservation: Operation<operations["adminCreateReservation"]> = /*#__PURE__*/ operation("POST", "/admin/reservations", { changes: "inventory-items orders products reservations variants" });

/**
 * Retrieve a reservation
 *
 * `GET /admin/reservations/{id}`
 * @example
 * const { reservation } = await adminRetrieveReservation(client, { id });
 */
export const adminRetrieveReservation: Operation<operations["adminRetrieveReservation"]> = /*#__PURE__*/ operation("GET", "/admin/reservations/{id}");

/**
 * Update a reservation
 *
 * The response is an empty object, so retrieve the reservation again.
 *
 * `POST /admin/reservations/{id}`
 * @example
 * await adminUpdateReservation(client, { id, body: { quantity: 2 } });
 */
export const adminUpdateReservation: Operation<operations["adminUpdateReservation"]> = /*#__PURE__*/ operation("POST", "/admin/reservations/{id}", { changes: "inventory-items orders products reservations variants", record: "" });

/**
 * Delete a reservation
 *
 * Afterward, the reserved stock is available again. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/reservations/{id}`
 * @example
 * const { deleted } = await adminDeleteReservation(client, { id });
 */
export const adminDeleteReservation: Operation<operations["adminDeleteReservation"]> = /*#__PURE__*/ operation("DELETE", "/admin/reservations/{id}", { changes: "inventory-items orders products reservations variants" });

