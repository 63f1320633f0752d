// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/auth.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/auth` */
export const adminCreateSession: Mock<operations["adminCreateSession"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/auth",
  request: requests.adminCreateSession,
  success: { status: 200, text: "{\"user\":{\"id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"email\":\"mara@countertop.example\",\"first_name\":\"Mara\",\"last_name\":\"Lindqvist\",\"role\":\"admin\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/auth/token` */
export const adminCreateToken: Mock<operations["adminCreateToken"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/auth/token",
  request: requests.adminCreateToken,
  success: { status: 200, text: "{\"access_token\":\"eyJhbGciOiJIUzI1NiJ9.eyJkb21haW4iOiJhZG1pbiJ9.signature\"}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/auth` */
export const adminDeleteSession: Mock<operations["adminDeleteSession"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/auth",
  success: { status: 200, type: "text/plain", text: "OK" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/auth` */
export const adminRetrieveSession: Mock<operations["adminRetrieveSession"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/auth",
  success: { status: 200, text: "{\"user\":{\"id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"email\":\"mara@countertop.example\",\"first_name\":\"Mara\",\"last_name\":\"Lindqvist\",\"role\":\"admin\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `GET /store/auth/{email}` */
export const storeCheckEmail: Mock<operations["storeCheckEmail"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/auth/{email}",
  success: { status: 200, text: "{\"exists\":true}" },
  failures: [notFound404Failure, serverError500Failure],
});

/** `POST /store/auth` */
export const storeCreateSession: Mock<operations["storeCreateSession"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/auth",
  request: requests.storeCreateSession,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/auth/token` */
export const storeCreateToken: Mock<operations["storeCreateToken"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/auth/token",
  request: requests.storeCreateToken,
  success: { status: 200, text: "{\"access_token\":\"eyJhbGciOiJIUzI1NiJ9.eyJkb21haW4iOiJzdG9yZSJ9.signature\"}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /store/auth` */
export const storeDeleteSession: Mock<operations["storeDeleteSession"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/store/auth",
  success: { status: 200, type: "text/plain", text: "OK" },
  failures: [badRequest400Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/auth` */
export const storeRetrieveSession: Mock<operations["storeRetrieveSession"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/auth",
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [unauthorized401Failure, serverError500Failure],
});
