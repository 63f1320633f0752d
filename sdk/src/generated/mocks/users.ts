// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/users.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/users` */
export const adminCreateUser: Mock<operations["adminCreateUser"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/users",
  request: requests.adminCreateUser,
  success: { status: 200, text: "{\"user\":{\"id\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"email\":\"jonas@countertop.example\",\"first_name\":\"Jonas\",\"last_name\":\"Okafor\",\"role\":\"member\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/users/{id}` */
export const adminDeleteUser: Mock<operations["adminDeleteUser"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/users/{id}",
  success: { status: 200, text: "{\"id\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"object\":\"user\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/users` */
export const adminListUsers: Mock<operations["adminListUsers"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/users",
  request: requests.adminListUsers,
  success: { status: 200, text: "{\"users\":[{\"id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"email\":\"mara@countertop.example\",\"first_name\":\"Mara\",\"last_name\":\"Lindqvist\",\"role\":\"admin\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"email\":\"jonas@countertop.example\",\"first_name\":\"Jonas\",\"last_name\":\"Okafor\",\"role\":\"member\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"count\":2,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `POST /admin/users/password-token` */
export const adminRequestUserPasswordToken: Mock<operations["adminRequestUserPasswordToken"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/users/password-token",
  request: requests.adminRequestUserPasswordToken,
  success: { status: 204 },
  failures: [badRequest400Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/users/reset-password` */
export const adminResetUserPassword: Mock<operations["adminResetUserPassword"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/users/reset-password",
  request: requests.adminResetUserPassword,
  success: { status: 200, text: "{\"user\":{\"id\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"email\":\"jonas@countertop.example\",\"first_name\":\"Jonas\",\"last_name\":\"Okafor\",\"role\":\"member\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, { status: 401, type: "text/html", text: "Invalid or expired password reset token" }, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/users/{id}` */
export const adminRetrieveUser: Mock<operations["adminRetrieveUser"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/users/{id}",
  success: { status: 200, text: "{\"user\":{\"id\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"email\":\"jonas@countertop.example\",\"first_name\":\"Jonas\",\"last_name\":\"Okafor\",\"role\":\"member\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/users/{id}` */
export const adminUpdateUser: Mock<operations["adminUpdateUser"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/users/{id}",
  request: requests.adminUpdateUser,
  others: {"id":["password-token","reset-password"]},
  success: { status: 200, text: "{\"user\":{\"id\":\"usr_01KERQSEH01CFPRRZ61JXT13YY\",\"email\":\"jonas@countertop.example\",\"first_name\":\"Jonas\",\"last_name\":\"Okafor\",\"role\":\"member\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
