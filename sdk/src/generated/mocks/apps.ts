// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/apps.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/apps/authorizations` */
export const adminAuthorizeApp: Mock<operations["adminAuthorizeApp"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/apps/authorizations",
  request: requests.adminAuthorizeApp,
  success: { status: 200, text: "{\"apps\":{\"id\":\"oauth_01KERQSEH0RZS14KG0MPS948D1\",\"display_name\":\"Ledger\",\"application_name\":\"ledger\",\"install_url\":\"https://ledger.example/install\",\"uninstall_url\":\"https://ledger.example/uninstall\",\"data\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/apps` */
export const adminListApps: Mock<operations["adminListApps"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/apps",
  success: { status: 200, text: "{\"apps\":[{\"id\":\"oauth_01KERQSEH0RZS14KG0MPS948D1\",\"display_name\":\"Ledger\",\"application_name\":\"ledger\",\"install_url\":\"https://ledger.example/install\",\"uninstall_url\":\"https://ledger.example/uninstall\",\"data\":null}]}" },
  failures: [unauthorized401Failure, serverError500Failure],
});
