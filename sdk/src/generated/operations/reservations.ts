

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
export const adminListReservations: Operation<operations["adminListReservations"]> = /*#__PURE__*/ operation("GET", "/admin/reservations", "", "-id");


export const adminCreateReservation: Operation<operations["adminCreateReservation"]> = /*#__PURE__*/ operation("POST", "/admin/reservations");

/**
 * Retrieve a reservation
 *
 * `GET /admin/reservations/{id}`
 * @example
 * const { reservation } = await adminRetrieveReservation(client, { id });
 */
export const adminRetrieveReservation: Operation<operations["adminRetrieveReservation"]> = /*#__PURE__*/ operation("GET", "/admin/reservations/{id}");


export const adminUpdateReservation: Operation<operations["adminUpdateReservation"]> = /*#__PURE__*/ operation("POST", "/admin/reservations/{id}");


export const adminDeleteReservation: Operation<operations["adminDeleteReservation"]> = /*#__PURE__*/ operation("DELETE", "/admin/reservations/{id}");

