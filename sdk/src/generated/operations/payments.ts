

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * Retrieve a payment
 *
 * `GET /admin/payments/{id}`
 * @example
 * const { payment } = await adminRetrievePayment(client, { id });
 */
export const adminRetrievePayment: Operation<operations["adminRetrievePayment"]> = /*#__PURE__*/ operation("GET", "/admin/payments/{id}");


export const adminCapturePayment: Operation<operations["adminCapturePayment"]> = /*#__PURE__*/ operation("POST", "/admin/payments/{id}/capture");


export const adminRefundPayment: Operation<operations["adminRefundPayment"]> = /*#__PURE__*/ operation("POST", "/admin/payments/{id}/refund");

