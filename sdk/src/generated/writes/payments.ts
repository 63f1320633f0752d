// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/payments.ts";

/**
 * Capture a payment
 *
 * Captures the entire authorized amount. A captured payment doesn't change. The order's payment status isn't updated.
 *
 * `POST /admin/payments/{id}/capture`
 * @example
 * const { payment } = await adminCapturePayment(client, { id });
 */
export const adminCapturePayment: Operation<operations["adminCapturePayment"]> = /*#__PURE__*/ changing(calls.adminCapturePayment, "orders payment-collections payments");

/**
 * Refund a payment
 *
 * The payment must be captured, and the refund can't exceed the amount that isn't refunded yet. The order's payment
 * status isn't updated.
 *
 * `POST /admin/payments/{id}/refund`
 * @example
 * const { refund } = await adminRefundPayment(client, { id, body: { amount: 165, reason: "discount" } });
 */
export const adminRefundPayment: Operation<operations["adminRefundPayment"]> = /*#__PURE__*/ changing(calls.adminRefundPayment, "orders payment-collections payments");
