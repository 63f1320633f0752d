// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCapturePayment, adminRefundPayment, adminRetrievePayment } from "../operations/payments.ts";

/**
 * Capture a payment
 *
 * Captures the entire authorized amount. If the payment is already captured, the call has no effect. The order's payment
 * status isn't updated.
 *
 * `POST /admin/payments/{id}/capture`
 * @example
 * const { mutate } = useAdminPaymentsCapturePayment();
 * mutate({ id });
 */
export const useAdminPaymentsCapturePayment: MutationHook<operations["adminCapturePayment"]> = /*#__PURE__*/ mutationHook(adminCapturePayment);

/**
 * Refund a payment
 *
 * The payment must be captured, and the refund can't exceed the amount that hasn't been refunded yet. The order's payment
 * status isn't updated.
 *
 * `POST /admin/payments/{id}/refund`
 * @example
 * const { mutate } = useAdminPaymentsRefundPayment();
 * mutate({ id, body: { amount: 165, reason: "discount" } });
 */
export const useAdminPaymentsRefundPayment: MutationHook<operations["adminRefundPayment"]> = /*#__PURE__*/ mutationHook(adminRefundPayment);

/**
 * Retrieve a payment
 *
 * `GET /admin/payments/{id}`
 * @example
 * const { data } = useAdminPayment({ id });
 */
export const useAdminPayment: QueryHook<operations["adminRetrievePayment"]> = /*#__PURE__*/ queryHook(adminRetrievePayment);
