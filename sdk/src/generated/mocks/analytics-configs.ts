// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/analytics-configs.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/analytics-configs` */
export const adminCreateAnalyticsConfig: Mock<operations["adminCreateAnalyticsConfig"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/analytics-configs",
  request: requests.adminCreateAnalyticsConfig,
  success: { status: 200, text: "{\"analytics_config\":{\"id\":\"acfg_01KERQSEH0N46RK73H1CWNT64J\",\"user_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"opt_out\":false,\"anonymize\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/analytics-configs` */
export const adminDeleteAnalyticsConfig: Mock<operations["adminDeleteAnalyticsConfig"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/analytics-configs",
  success: { status: 200, text: "{\"user_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"object\":\"analytics_config\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/analytics-configs` */
export const adminRetrieveAnalyticsConfig: Mock<operations["adminRetrieveAnalyticsConfig"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/analytics-configs",
  success: { status: 200, text: "{\"analytics_config\":{\"id\":\"acfg_01KERQSEH0N46RK73H1CWNT64J\",\"user_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"opt_out\":false,\"anonymize\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/analytics-configs/update` */
export const adminUpdateAnalyticsConfig: Mock<operations["adminUpdateAnalyticsConfig"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/analytics-configs/update",
  request: requests.adminUpdateAnalyticsConfig,
  success: { status: 200, text: "{\"analytics_config\":{\"id\":\"acfg_01KERQSEH0N46RK73H1CWNT64J\",\"user_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"opt_out\":false,\"anonymize\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
