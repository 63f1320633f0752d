// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/payments.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/payments/{id}/capture` */
export const adminCapturePayment: Mock<operations["adminCapturePayment"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/payments/{id}/capture",
  success: { status: 200, text: "{\"payment\":{\"id\":\"pay_01KM34KSY0F6HXKA01JB7FSHT4\",\"swap_id\":null,\"cart_id\":null,\"order_id\":\"order_01KM0ZC7G0EMAEDKYBXQC4XDYA\",\"amount\":1650,\"currency_code\":\"eur\",\"amount_refunded\":0,\"provider_id\":\"manual\",\"data\":{\"status\":\"captured\"},\"captured_at\":\"2026-03-19T13:35:00.000Z\",\"canceled_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/payments/{id}/refund` */
export const adminRefundPayment: Mock<operations["adminRefundPayment"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/payments/{id}/refund",
  request: requests.adminRefundPayment,
  success: { status: 200, text: "{\"refund\":{\"id\":\"ref_01KM34WYX00YZV3R81047XBF4G\",\"created_at\":\"2026-03-19T13:35:00.000Z\",\"updated_at\":\"2026-03-19T13:35:00.000Z\",\"order_id\":\"order_01KM0ZC7G0EMAEDKYBXQC4XDYA\",\"payment_id\":\"pay_01KM34KSY0F6HXKA01JB7FSHT4\",\"amount\":165,\"note\":\"For the wait\",\"reason\":\"discount\",\"metadata\":null,\"idempotency_key\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/payments/{id}` */
export const adminRetrievePayment: Mock<operations["adminRetrievePayment"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/payments/{id}",
  request: requests.adminRetrievePayment,
  success: { status: 200, text: "{\"payment\":{\"id\":\"pay_01KM34KSY0F6HXKA01JB7FSHT4\",\"swap_id\":null,\"cart_id\":null,\"order_id\":\"order_01KM0ZC7G0EMAEDKYBXQC4XDYA\",\"amount\":1650,\"currency_code\":\"eur\",\"amount_refunded\":0,\"provider_id\":\"manual\",\"data\":{\"status\":\"captured\"},\"captured_at\":\"2026-03-19T13:35:00.000Z\",\"canceled_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});
