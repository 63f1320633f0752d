// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/regions.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/regions/{id}/countries` */
export const adminAddRegionCountry: Mock<operations["adminAddRegionCountry"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/regions/{id}/countries",
  request: requests.adminAddRegionCountry,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/regions/{id}/fulfillment-providers` */
export const adminAddRegionFulfillmentProvider: Mock<operations["adminAddRegionFulfillmentProvider"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/regions/{id}/fulfillment-providers",
  request: requests.adminAddRegionFulfillmentProvider,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/regions/{id}/payment-providers` */
export const adminAddRegionPaymentProvider: Mock<operations["adminAddRegionPaymentProvider"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/regions/{id}/payment-providers",
  request: requests.adminAddRegionPaymentProvider,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/regions` */
export const adminCreateRegion: Mock<operations["adminCreateRegion"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/regions",
  request: requests.adminCreateRegion,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/regions/{id}` */
export const adminDeleteRegion: Mock<operations["adminDeleteRegion"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/regions/{id}",
  request: requests.adminDeleteRegion,
  success: { status: 200, text: "{\"id\":\"reg_01KERQSEH0ACEA8RG7YBZ21VPJ\",\"object\":\"region\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/regions/{id}/fulfillment-providers/{provider_id}` */
export const adminDeleteRegionFulfillmentProvider: Mock<operations["adminDeleteRegionFulfillmentProvider"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/regions/{id}/fulfillment-providers/{provider_id}",
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/regions/{id}/payment-providers/{provider_id}` */
export const adminDeleteRegionPaymentProvider: Mock<operations["adminDeleteRegionPaymentProvider"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/regions/{id}/payment-providers/{provider_id}",
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/regions/{id}/fulfillment-options` */
export const adminListRegionFulfillmentOptions: Mock<operations["adminListRegionFulfillmentOptions"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/regions/{id}/fulfillment-options",
  success: { status: 200, text: "{\"fulfillment_options\":[{\"provider_id\":\"manual\",\"options\":[{\"id\":\"manual-fulfillment\"},{\"id\":\"manual-fulfillment-return\",\"is_return\":true}]}]}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `GET /admin/regions` */
export const adminListRegions: Mock<operations["adminListRegions"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/regions",
  request: requests.adminListRegions,
  success: { status: 200, text: "{\"regions\":[{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]},{\"id\":\"reg_01KERQSEH0ACEA8RG7YBZ21VPJ\",\"name\":\"United States\",\"currency_code\":\"usd\",\"tax_rate\":0,\"tax_code\":null,\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false},\"countries\":[{\"id\":236,\"iso_2\":\"us\",\"iso_3\":\"usa\",\"num_code\":840,\"name\":\"UNITED STATES\",\"display_name\":\"United States\",\"region_id\":\"reg_01KERQSEH0ACEA8RG7YBZ21VPJ\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]},{\"id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"name\":\"Japan\",\"currency_code\":\"jpy\",\"tax_rate\":10,\"tax_code\":\"CT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false},\"countries\":[{\"id\":110,\"iso_2\":\"jp\",\"iso_3\":\"jpn\",\"num_code\":392,\"name\":\"JAPAN\",\"display_name\":\"Japan\",\"region_id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}],\"count\":3,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/regions/{id}/countries/{country_code}` */
export const adminRemoveRegionCountry: Mock<operations["adminRemoveRegionCountry"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/regions/{id}/countries/{country_code}",
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/regions/{id}` */
export const adminRetrieveRegion: Mock<operations["adminRetrieveRegion"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/regions/{id}",
  request: requests.adminRetrieveRegion,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/regions/{id}` */
export const adminUpdateRegion: Mock<operations["adminUpdateRegion"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/regions/{id}",
  request: requests.adminUpdateRegion,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/regions` */
export const storeListRegions: Mock<operations["storeListRegions"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/regions",
  request: requests.storeListRegions,
  success: { status: 200, text: "{\"regions\":[{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]},{\"id\":\"reg_01KERQSEH0ACEA8RG7YBZ21VPJ\",\"name\":\"United States\",\"currency_code\":\"usd\",\"tax_rate\":0,\"tax_code\":null,\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false},\"countries\":[{\"id\":236,\"iso_2\":\"us\",\"iso_3\":\"usa\",\"num_code\":840,\"name\":\"UNITED STATES\",\"display_name\":\"United States\",\"region_id\":\"reg_01KERQSEH0ACEA8RG7YBZ21VPJ\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]},{\"id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\",\"name\":\"Japan\",\"currency_code\":\"jpy\",\"tax_rate\":10,\"tax_code\":\"CT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false},\"countries\":[{\"id\":110,\"iso_2\":\"jp\",\"iso_3\":\"jpn\",\"num_code\":392,\"name\":\"JAPAN\",\"display_name\":\"Japan\",\"region_id\":\"reg_01KERQSEH0TMCW808NR0VN45PD\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}],\"count\":3,\"offset\":0,\"limit\":100}" },
  failures: [badRequest400Failure, serverError500Failure],
});

/** `GET /store/regions/{id}` */
export const storeRetrieveRegion: Mock<operations["storeRetrieveRegion"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/regions/{id}",
  request: requests.storeRetrieveRegion,
  success: { status: 200, text: "{\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"countries\":[{\"id\":58,\"iso_2\":\"dk\",\"iso_3\":\"dnk\",\"num_code\":208,\"name\":\"DENMARK\",\"display_name\":\"Denmark\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"},{\"id\":179,\"iso_2\":\"pt\",\"iso_3\":\"prt\",\"num_code\":620,\"name\":\"PORTUGAL\",\"display_name\":\"Portugal\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\"}],\"tax_provider\":null,\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}}" },
  failures: [badRequest400Failure, notFound404Failure, serverError500Failure],
});
