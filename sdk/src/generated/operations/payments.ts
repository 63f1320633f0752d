

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

/**
 * Capture a payment
 *
 * Captures the entire authorized amount. If the payment is already captured, the call has no effect. The order's payment
 * status isn't updated.
 *
 * `POST /admin/payments/{id}/capture`
 * @example
 * const { payment } = await adminCapturePayment(client, { id });
 */
export const adminCapturePayment: Operation<operations["adminCapturePayment"]> = /*#__PURE__*/ operation("POST", "/admin/payments/{id}/capture", { changes: "orders payment-collections payments" });

/**
 * Refund a payment
 *
 * The payment must be captured, and the refund can't exceed the amount that hasn't been refunded yet. The order's payment
 * status isn't updated.
 *
 * `POST /admin/payments/{id}/refund`
 * @example
 * const { refund } = await adminRefundPayment(client, { id, body: { amount: 165, reason: "discount" } });
 */
export const adminRefundPayment: Operation<operations["adminRefundPayment"]> = /*#__PURE__*/ operation("POST", "/admin/payments/{id}/refund", { changes: "orders payment-collections payments", record: "refund" });

