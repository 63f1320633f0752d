// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/gift-cards.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/gift-cards` */
export const adminCreateGiftCard: Mock<operations["adminCreateGiftCard"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/gift-cards",
  request: requests.adminCreateGiftCard,
  success: { status: 200, text: "{\"gift_card\":{\"id\":\"gift_01KM0PGDF0J1NFQEF9G9NNVB5Y\",\"code\":\"8NRC-2VJE-K6YA-05GD\",\"value\":10000,\"balance\":10000,\"region_id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"is_disabled\":false,\"ends_at\":null,\"tax_rate\":10,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"region\":{\"id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"name\":\"Japan\",\"currency_code\":\"jpy\",\"tax_rate\":10,\"tax_code\":\"CT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"order\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/gift-cards/{id}` */
export const adminDeleteGiftCard: Mock<operations["adminDeleteGiftCard"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/gift-cards/{id}",
  success: { status: 200, text: "{\"id\":\"gift_01KM0PGDF0J1NFQEF9G9NNVB5Y\",\"object\":\"gift-card\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/gift-cards` */
export const adminListGiftCards: Mock<operations["adminListGiftCards"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/gift-cards",
  request: requests.adminListGiftCards,
  success: { status: 200, text: "{\"gift_cards\":[{\"id\":\"gift_01KGHGTK20PGF429QVT18FJTFX\",\"code\":\"3QKD-7XWM-P4ZT-91HB\",\"value\":5000,\"balance\":3200,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"is_disabled\":false,\"ends_at\":\"2028-02-03T10:30:00.000Z\",\"tax_rate\":23,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"order\":null},{\"id\":\"gift_01KM0PGDF0J1NFQEF9G9NNVB5Y\",\"code\":\"8NRC-2VJE-K6YA-05GD\",\"value\":10000,\"balance\":10000,\"region_id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"is_disabled\":false,\"ends_at\":null,\"tax_rate\":10,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"region\":{\"id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"name\":\"Japan\",\"currency_code\":\"jpy\",\"tax_rate\":10,\"tax_code\":\"CT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"order\":null}],\"count\":2,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/gift-cards/{id}` */
export const adminRetrieveGiftCard: Mock<operations["adminRetrieveGiftCard"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/gift-cards/{id}",
  success: { status: 200, text: "{\"gift_card\":{\"id\":\"gift_01KGHGTK20PGF429QVT18FJTFX\",\"code\":\"3QKD-7XWM-P4ZT-91HB\",\"value\":5000,\"balance\":3200,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"is_disabled\":false,\"ends_at\":\"2028-02-03T10:30:00.000Z\",\"tax_rate\":23,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"order\":null}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/gift-cards/{id}` */
export const adminUpdateGiftCard: Mock<operations["adminUpdateGiftCard"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/gift-cards/{id}",
  request: requests.adminUpdateGiftCard,
  success: { status: 200, text: "{\"gift_card\":{\"id\":\"gift_01KGHGTK20PGF429QVT18FJTFX\",\"code\":\"3QKD-7XWM-P4ZT-91HB\",\"value\":5000,\"balance\":3200,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"is_disabled\":false,\"ends_at\":\"2028-02-03T10:30:00.000Z\",\"tax_rate\":23,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"order\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/gift-cards/{code}` */
export const storeRetrieveGiftCard: Mock<operations["storeRetrieveGiftCard"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/gift-cards/{code}",
  success: { status: 200, text: "{\"gift_card\":{\"id\":\"gift_01KGHGTK20PGF429QVT18FJTFX\",\"code\":\"3QKD-7XWM-P4ZT-91HB\",\"value\":5000,\"balance\":3200,\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}}" },
  failures: [notFound404Failure, serverError500Failure],
});
