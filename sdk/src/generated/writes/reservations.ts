// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/reservations.ts";

/**
 * Create a reservation
 *
 * For a line item, reserves at most the item's quantity. The server doesn't check the available stock.
 *
 * `POST /admin/reservations`
 * @example
 * const { reservation } = await adminCreateReservation(client, { body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", inventory_item_id: "iitem_01KGHGTK20NTHNFYBYYSCRN70H", quantity: 1 } });
 */
export const adminCreateReservation: Operation<operations["adminCreateReservation"]> = /*#__PURE__*/ changing(calls.adminCreateReservation, "inventory-items orders products reservations variants");

/**
 * Delete a reservation
 *
 * The stock is available again. Deleting a record that doesn't exist also succeeds.
 *
 * `DELETE /admin/reservations/{id}`
 * @example
 * const { deleted } = await adminDeleteReservation(client, { id });
 */
export const adminDeleteReservation: Operation<operations["adminDeleteReservation"]> = /*#__PURE__*/ changing(calls.adminDeleteReservation, "inventory-items orders products reservations variants");

/**
 * Update a reservation
 *
 * The response is an empty object. Read the reservation again.
 *
 * `POST /admin/reservations/{id}`
 * @example
 * await adminUpdateReservation(client, { id, body: { quantity: 2 } });
 */
export const adminUpdateReservation: Operation<operations["adminUpdateReservation"]> = /*#__PURE__*/ changing(calls.adminUpdateReservation, "inventory-items orders products reservations variants");
