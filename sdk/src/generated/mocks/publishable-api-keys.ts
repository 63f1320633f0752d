// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/publishable-api-keys.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/publishable-api-keys/{id}/sales-channels/batch` */
export const adminAddPublishableApiKeySalesChannels: Mock<operations["adminAddPublishableApiKeySalesChannels"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/publishable-api-keys/{id}/sales-channels/batch",
  request: requests.adminAddPublishableApiKeySalesChannels,
  success: { status: 200, text: "{\"publishable_api_key\":{\"id\":\"pk_01KERQSEH0A7SNHYFVHN9EDTR5\",\"title\":\"Web shop\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_by\":null,\"revoked_at\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/publishable-api-keys` */
export const adminCreatePublishableApiKey: Mock<operations["adminCreatePublishableApiKey"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/publishable-api-keys",
  request: requests.adminCreatePublishableApiKey,
  success: { status: 200, text: "{\"publishable_api_key\":{\"id\":\"pk_01KERQSEH0A7SNHYFVHN9EDTR5\",\"title\":\"Web shop\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_by\":null,\"revoked_at\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/publishable-api-keys/{id}` */
export const adminDeletePublishableApiKey: Mock<operations["adminDeletePublishableApiKey"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/publishable-api-keys/{id}",
  success: { status: 200, text: "{\"id\":\"pk_01KERQSEH0Q7Q7VQ5T2BT8R3P1\",\"object\":\"publishable_api_key\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/publishable-api-keys/{id}/sales-channels` */
export const adminListPublishableApiKeySalesChannels: Mock<operations["adminListPublishableApiKeySalesChannels"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/publishable-api-keys/{id}/sales-channels",
  request: requests.adminListPublishableApiKeySalesChannels,
  success: { status: 200, text: "{\"sales_channels\":[{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `GET /admin/publishable-api-keys` */
export const adminListPublishableApiKeys: Mock<operations["adminListPublishableApiKeys"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/publishable-api-keys",
  request: requests.adminListPublishableApiKeys,
  success: { status: 200, text: "{\"publishable_api_keys\":[{\"id\":\"pk_01KERQSEH0A7SNHYFVHN9EDTR5\",\"title\":\"Web shop\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_by\":null,\"revoked_at\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"pk_01KERQSEH0Q7Q7VQ5T2BT8R3P1\",\"title\":\"Till at the counter\",\"created_by\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"revoked_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_at\":\"2026-03-18T14:45:00.000Z\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\"}],\"count\":2,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/publishable-api-keys/{id}/sales-channels/batch` */
export const adminRemovePublishableApiKeySalesChannels: Mock<operations["adminRemovePublishableApiKeySalesChannels"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/publishable-api-keys/{id}/sales-channels/batch",
  request: requests.adminRemovePublishableApiKeySalesChannels,
  success: { status: 200, text: "{\"publishable_api_key\":{\"id\":\"pk_01KERQSEH0A7SNHYFVHN9EDTR5\",\"title\":\"Web shop\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_by\":null,\"revoked_at\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/publishable-api-keys/{id}` */
export const adminRetrievePublishableApiKey: Mock<operations["adminRetrievePublishableApiKey"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/publishable-api-keys/{id}",
  success: { status: 200, text: "{\"publishable_api_key\":{\"id\":\"pk_01KERQSEH0A7SNHYFVHN9EDTR5\",\"title\":\"Web shop\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_by\":null,\"revoked_at\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/publishable-api-keys/{id}/revoke` */
export const adminRevokePublishableApiKey: Mock<operations["adminRevokePublishableApiKey"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/publishable-api-keys/{id}/revoke",
  success: { status: 200, text: "{\"publishable_api_key\":{\"id\":\"pk_01KERQSEH0Q7Q7VQ5T2BT8R3P1\",\"title\":\"Till at the counter\",\"created_by\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"revoked_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_at\":\"2026-03-18T14:45:00.000Z\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/publishable-api-keys/{id}` */
export const adminUpdatePublishableApiKey: Mock<operations["adminUpdatePublishableApiKey"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/publishable-api-keys/{id}",
  request: requests.adminUpdatePublishableApiKey,
  success: { status: 200, text: "{\"publishable_api_key\":{\"id\":\"pk_01KERQSEH0A7SNHYFVHN9EDTR5\",\"title\":\"Web shop\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"revoked_by\":null,\"revoked_at\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
