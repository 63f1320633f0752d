// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/store.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/store/currencies/{code}` */
export const adminAddStoreCurrency: Mock<operations["adminAddStoreCurrency"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/store/currencies/{code}",
  success: { status: 200, text: "{\"store\":{\"id\":\"store_01KERQSEH0XEPJZVCV9ARMHWM5\",\"name\":\"Countertop\",\"default_currency_code\":\"eur\",\"default_sales_channel_id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"default_location_id\":null,\"swap_link_template\":null,\"payment_link_template\":null,\"invite_link_template\":\"http://localhost:7001/invite?token={invite_token}\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null,\"currencies\":[{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false},{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/store/currencies/{code}` */
export const adminDeleteStoreCurrency: Mock<operations["adminDeleteStoreCurrency"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/store/currencies/{code}",
  success: { status: 200, text: "{\"store\":{\"id\":\"store_01KERQSEH0XEPJZVCV9ARMHWM5\",\"name\":\"Countertop\",\"default_currency_code\":\"eur\",\"default_sales_channel_id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"default_location_id\":null,\"swap_link_template\":null,\"payment_link_template\":null,\"invite_link_template\":\"http://localhost:7001/invite?token={invite_token}\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null,\"currencies\":[{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false},{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/store/payment-providers` */
export const adminListStorePaymentProviders: Mock<operations["adminListStorePaymentProviders"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/store/payment-providers",
  success: { status: 200, text: "{\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}]}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/store/tax-providers` */
export const adminListStoreTaxProviders: Mock<operations["adminListStoreTaxProviders"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/store/tax-providers",
  success: { status: 200, text: "{\"tax_providers\":[{\"id\":\"tax-service\",\"is_installed\":true}]}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/store` */
export const adminRetrieveStore: Mock<operations["adminRetrieveStore"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/store",
  success: { status: 200, text: "{\"store\":{\"id\":\"store_01KERQSEH0XEPJZVCV9ARMHWM5\",\"name\":\"Countertop\",\"default_currency_code\":\"eur\",\"default_sales_channel_id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"default_location_id\":null,\"swap_link_template\":null,\"payment_link_template\":null,\"invite_link_template\":\"http://localhost:7001/invite?token={invite_token}\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null,\"currencies\":[{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false},{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false}],\"default_currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},\"default_sales_channel\":{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"payment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"fulfillment_providers\":[{\"id\":\"manual\",\"is_installed\":true}],\"feature_flags\":[{\"key\":\"analytics\",\"value\":true},{\"key\":\"order_editing\",\"value\":true},{\"key\":\"product_categories\",\"value\":true},{\"key\":\"publishable_api_keys\",\"value\":true},{\"key\":\"sales_channels\",\"value\":true},{\"key\":\"tax_inclusive_pricing\",\"value\":true},{\"key\":\"medusa_v2\",\"value\":false},{\"key\":\"workflows\",\"value\":false}],\"modules\":[{\"module\":\"inventoryService\",\"resolution\":false},{\"module\":\"stockLocationService\",\"resolution\":false},{\"module\":\"cacheService\",\"resolution\":\"@medusajs/cache-inmemory\"},{\"module\":\"eventBus\",\"resolution\":\"@medusajs/event-bus-local\"}]}}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `POST /admin/store` */
export const adminUpdateStore: Mock<operations["adminUpdateStore"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/store",
  request: requests.adminUpdateStore,
  success: { status: 200, text: "{\"store\":{\"id\":\"store_01KERQSEH0XEPJZVCV9ARMHWM5\",\"name\":\"Countertop\",\"default_currency_code\":\"eur\",\"default_sales_channel_id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"default_location_id\":null,\"swap_link_template\":null,\"payment_link_template\":null,\"invite_link_template\":\"http://localhost:7001/invite?token={invite_token}\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null,\"currencies\":[{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false},{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
