// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/tax-rates.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/tax-rates/{id}/product-types/batch` */
export const adminAddTaxRateProductTypes: Mock<operations["adminAddTaxRateProductTypes"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}/product-types/batch",
  request: requests.adminAddTaxRateProductTypes,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/tax-rates/{id}/products/batch` */
export const adminAddTaxRateProducts: Mock<operations["adminAddTaxRateProducts"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}/products/batch",
  request: requests.adminAddTaxRateProducts,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/tax-rates/{id}/shipping-options/batch` */
export const adminAddTaxRateShippingOptions: Mock<operations["adminAddTaxRateShippingOptions"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}/shipping-options/batch",
  request: requests.adminAddTaxRateShippingOptions,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/tax-rates` */
export const adminCreateTaxRate: Mock<operations["adminCreateTaxRate"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates",
  request: requests.adminCreateTaxRate,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}` */
export const adminDeleteTaxRate: Mock<operations["adminDeleteTaxRate"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}",
  success: { status: 200, text: "{\"id\":\"txr_01KERQSEH0FYJ0DT1Q4DMGNND0\",\"object\":\"tax-rate\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/tax-rates` */
export const adminListTaxRates: Mock<operations["adminListTaxRates"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/tax-rates",
  request: requests.adminListTaxRates,
  success: { status: 200, text: "{\"tax_rates\":[{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"txr_01KERQSEH0FYJ0DT1Q4DMGNND0\",\"name\":\"Reduced rate for food\",\"code\":\"CT-8\",\"rate\":8,\"region_id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}],\"count\":2,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}/product-types/batch` */
export const adminRemoveTaxRateProductTypes: Mock<operations["adminRemoveTaxRateProductTypes"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}/product-types/batch",
  request: requests.adminRemoveTaxRateProductTypes,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}/products/batch` */
export const adminRemoveTaxRateProducts: Mock<operations["adminRemoveTaxRateProducts"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}/products/batch",
  request: requests.adminRemoveTaxRateProducts,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}/shipping-options/batch` */
export const adminRemoveTaxRateShippingOptions: Mock<operations["adminRemoveTaxRateShippingOptions"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}/shipping-options/batch",
  request: requests.adminRemoveTaxRateShippingOptions,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/tax-rates/{id}` */
export const adminRetrieveTaxRate: Mock<operations["adminRetrieveTaxRate"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/tax-rates/{id}",
  request: requests.adminRetrieveTaxRate,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/tax-rates/{id}` */
export const adminUpdateTaxRate: Mock<operations["adminUpdateTaxRate"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}",
  request: requests.adminUpdateTaxRate,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
