// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { changing, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";
import * as calls from "../operations/payments.ts";

/**
 * Capture a payment
 *
 * Takes the whole amount that was authorized. One that was captured already stays as it is. The order's payment
 * status does not follow.
 *
 * `POST /admin/payments/{id}/capture`
 * @example
 * const { payment } = await adminCapturePayment(client, { id });
 */
export const adminCapturePayment: Operation<operations["adminCapturePayment"]> = /*#__PURE__*/ changing(calls.adminCapturePayment, "orders payment-collections payments");

/**
 * Pay back a payment, or a part of it
 *
 * It must be captured, and no more can be paid back than is left of it. The order's payment status does not
 * follow.
 *
 * `POST /admin/payments/{id}/refund`
 * @example
 * const { refund } = await adminRefundPayment(client, { id, body: { amount: 165, reason: "discount" } });
 */
export const adminRefundPayment: Operation<operations["adminRefundPayment"]> = /*#__PURE__*/ changing(calls.adminRefundPayment, "orders payment-collections payments");
