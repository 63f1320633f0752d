// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/payment-collections.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `DELETE /admin/payment-collections/{id}` */
export const adminDeletePaymentCollection: Mock<operations["adminDeletePaymentCollection"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/payment-collections/{id}",
  success: { status: 200, text: "{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"object\":\"payment_collection\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/payment-collections/{id}/authorize` */
export const adminMarkPaymentCollectionAuthorized: Mock<operations["adminMarkPaymentCollectionAuthorized"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/payment-collections/{id}/authorize",
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"created_at\":\"2026-03-19T12:05:00.000Z\",\"updated_at\":\"2026-03-19T12:05:00.000Z\",\"deleted_at\":null,\"type\":\"order_edit\",\"status\":\"authorized\",\"description\":\"A linen towel\",\"amount\":1650,\"authorized_amount\":1650,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"metadata\":null,\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/payment-collections/{id}` */
export const adminRetrievePaymentCollection: Mock<operations["adminRetrievePaymentCollection"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/payment-collections/{id}",
  request: requests.adminRetrievePaymentCollection,
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"type\":\"order_edit\",\"status\":\"authorized\",\"description\":\"A linen towel\",\"amount\":1650,\"authorized_amount\":1650,\"currency_code\":\"eur\",\"metadata\":null,\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"authorized\",\"data\":{\"status\":\"authorized\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":\"2026-03-19T13:30:00.000Z\",\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"payments\":[{\"id\":\"pay_01KM34KSY0F6HXKA01JB7FSHT4\",\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\",\"swap_id\":null,\"cart_id\":null,\"order_id\":null,\"amount\":1650,\"currency_code\":\"eur\",\"amount_refunded\":0,\"provider_id\":\"manual\",\"data\":{\"status\":\"authorized\"},\"captured_at\":null,\"canceled_at\":null,\"metadata\":null,\"idempotency_key\":null}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/payment-collections/{id}` */
export const adminUpdatePaymentCollection: Mock<operations["adminUpdatePaymentCollection"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/payment-collections/{id}",
  request: requests.adminUpdatePaymentCollection,
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"created_at\":\"2026-03-19T12:05:00.000Z\",\"updated_at\":\"2026-03-19T12:05:00.000Z\",\"deleted_at\":null,\"type\":\"order_edit\",\"status\":\"not_paid\",\"description\":\"A linen towel\",\"amount\":1650,\"authorized_amount\":null,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"metadata\":null,\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/payment-collections/{id}/sessions/{session_id}/authorize` */
export const storeAuthorizePaymentCollectionSession: Mock<operations["storeAuthorizePaymentCollectionSession"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/payment-collections/{id}/sessions/{session_id}/authorize",
  others: {"session_id":["batch"]},
  success: { status: 200, text: "{\"payment_session\":{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"authorized\",\"data\":{\"status\":\"authorized\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":\"2026-03-19T13:30:00.000Z\",\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}}" },
  failures: [badRequest400Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/payment-collections/{id}/sessions/batch/authorize` */
export const storeAuthorizePaymentCollectionSessions: Mock<operations["storeAuthorizePaymentCollectionSessions"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/payment-collections/{id}/sessions/batch/authorize",
  request: requests.storeAuthorizePaymentCollectionSessions,
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"created_at\":\"2026-03-19T12:05:00.000Z\",\"updated_at\":\"2026-03-19T12:05:00.000Z\",\"deleted_at\":null,\"type\":\"order_edit\",\"status\":\"not_paid\",\"description\":\"A linen towel\",\"amount\":1650,\"authorized_amount\":null,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"metadata\":null,\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}}" },
  failures: [badRequest400Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/payment-collections/{id}/sessions/{session_id}` */
export const storeRefreshPaymentCollectionSession: Mock<operations["storeRefreshPaymentCollectionSession"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/payment-collections/{id}/sessions/{session_id}",
  others: {"session_id":["batch"]},
  success: { status: 200, text: "{\"payment_session\":{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}}" },
  failures: [badRequest400Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/payment-collections/{id}` */
export const storeRetrievePaymentCollection: Mock<operations["storeRetrievePaymentCollection"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/payment-collections/{id}",
  request: requests.storeRetrievePaymentCollection,
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"type\":\"order_edit\",\"status\":\"not_paid\",\"description\":\"A linen towel\",\"amount\":1650,\"currency_code\":\"eur\",\"metadata\":null,\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}}" },
  failures: [badRequest400Failure, notFound404Failure, serverError500Failure],
});

/** `POST /store/payment-collections/{id}/sessions` */
export const storeSetPaymentCollectionSession: Mock<operations["storeSetPaymentCollectionSession"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/payment-collections/{id}/sessions",
  request: requests.storeSetPaymentCollectionSession,
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"created_at\":\"2026-03-19T12:05:00.000Z\",\"updated_at\":\"2026-03-19T12:05:00.000Z\",\"deleted_at\":null,\"type\":\"order_edit\",\"status\":\"not_paid\",\"description\":\"A linen towel\",\"amount\":1650,\"authorized_amount\":null,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"metadata\":null,\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}}" },
  failures: [badRequest400Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/payment-collections/{id}/sessions/batch` */
export const storeSetPaymentCollectionSessions: Mock<operations["storeSetPaymentCollectionSessions"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/payment-collections/{id}/sessions/batch",
  request: requests.storeSetPaymentCollectionSessions,
  success: { status: 200, text: "{\"payment_collection\":{\"id\":\"paycol_01KM2ZR5F0ND6S571JYVTM3A6W\",\"created_at\":\"2026-03-19T12:05:00.000Z\",\"updated_at\":\"2026-03-19T12:05:00.000Z\",\"deleted_at\":null,\"type\":\"order_edit\",\"status\":\"not_paid\",\"description\":\"A linen towel\",\"amount\":1650,\"authorized_amount\":null,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"metadata\":null,\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"payment_sessions\":[{\"cart_id\":null,\"provider_id\":\"manual\",\"is_initiated\":true,\"status\":\"pending\",\"data\":{\"status\":\"pending\"},\"amount\":1650,\"id\":\"ps_01KM34KSY0H2E2420N08ANYRMW\",\"is_selected\":null,\"idempotency_key\":null,\"payment_authorized_at\":null,\"created_at\":\"2026-03-19T13:30:00.000Z\",\"updated_at\":\"2026-03-19T13:30:00.000Z\"}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}}" },
  failures: [badRequest400Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
