// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import { adminAddTaxRateProductTypesBodySchema, adminAddTaxRateProductsBodySchema, adminAddTaxRateShippingOptionsBodySchema, adminCreateTaxRateBodySchema, adminRemoveTaxRateProductTypesBodySchema, adminRemoveTaxRateProductsBodySchema, adminRemoveTaxRateShippingOptionsBodySchema, adminUpdateTaxRateBodySchema, badRequest400Failure, conflict409Failure, dateComparisonSchema, duplicate422Failure, notFound404Failure, numberComparisonSchema, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/tax-rates/{id}/product-types/batch` */
export const adminAddTaxRateProductTypes: Mock<operations["adminAddTaxRateProductTypes"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}/product-types/batch",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminAddTaxRateProductTypesBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/tax-rates/{id}/products/batch` */
export const adminAddTaxRateProducts: Mock<operations["adminAddTaxRateProducts"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}/products/batch",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminAddTaxRateProductsBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/tax-rates/{id}/shipping-options/batch` */
export const adminAddTaxRateShippingOptions: Mock<operations["adminAddTaxRateShippingOptions"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}/shipping-options/batch",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminAddTaxRateShippingOptionsBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/tax-rates` */
export const adminCreateTaxRate: Mock<operations["adminCreateTaxRate"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminCreateTaxRateBodySchema,
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
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } }, "region_id[]": { "type": "array", "items": { "type": "string" } }, "name": { "type": "string" }, "code": { "type": "string" }, "rate": numberComparisonSchema, "q": { "type": "string" }, "created_at": dateComparisonSchema, "updated_at": dateComparisonSchema, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 }, "order": { "type": "string" } },
  success: { status: 200, text: "{\"tax_rates\":[{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"txr_01KERQSEH0FYJ0DT1Q4DMGNND0\",\"name\":\"Reduced rate for food\",\"code\":\"CT-8\",\"rate\":8,\"region_id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}],\"count\":2,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}/product-types/batch` */
export const adminRemoveTaxRateProductTypes: Mock<operations["adminRemoveTaxRateProductTypes"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}/product-types/batch",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminRemoveTaxRateProductTypesBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}/products/batch` */
export const adminRemoveTaxRateProducts: Mock<operations["adminRemoveTaxRateProducts"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}/products/batch",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminRemoveTaxRateProductsBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/tax-rates/{id}/shipping-options/batch` */
export const adminRemoveTaxRateShippingOptions: Mock<operations["adminRemoveTaxRateShippingOptions"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/tax-rates/{id}/shipping-options/batch",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminRemoveTaxRateShippingOptionsBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/tax-rates/{id}` */
export const adminRetrieveTaxRate: Mock<operations["adminRetrieveTaxRate"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/tax-rates/{id}",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/tax-rates/{id}` */
export const adminUpdateTaxRate: Mock<operations["adminUpdateTaxRate"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/tax-rates/{id}",
  query: { "expand[]": { "type": "array", "items": { "type": "string" } }, "fields[]": { "type": "array", "items": { "type": "string" } } },
  body: adminUpdateTaxRateBodySchema,
  success: { status: 200, text: "{\"tax_rate\":{\"id\":\"txr_01KERQSEH0THQH74EVDMWQ13XM\",\"name\":\"Reduced rate for books\",\"code\":\"VAT-PT-6\",\"rate\":6,\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
