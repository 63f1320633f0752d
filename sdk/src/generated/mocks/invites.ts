// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/invites.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/invites/accept` */
export const adminAcceptInvite: Mock<operations["adminAcceptInvite"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/invites/accept",
  request: requests.adminAcceptInvite,
  success: { status: 200, type: "text/plain", text: "OK" },
  failures: [badRequest400Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/invites` */
export const adminCreateInvite: Mock<operations["adminCreateInvite"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/invites",
  request: requests.adminCreateInvite,
  success: { status: 200, type: "text/plain", text: "OK" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/invites/{id}` */
export const adminDeleteInvite: Mock<operations["adminDeleteInvite"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/invites/{id}",
  success: { status: 200, text: "{\"id\":\"invite_01KM0PGDF030YMXPGFB1E2GTG4\",\"object\":\"invite\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/invites` */
export const adminListInvites: Mock<operations["adminListInvites"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/invites",
  success: { status: 200, text: "{\"invites\":[{\"id\":\"invite_01KM0PGDF030YMXPGFB1E2GTG4\",\"user_email\":\"ida@countertop.example\",\"role\":\"member\",\"accepted\":false,\"token\":\"eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2VtYWlsIjoiaWRhQGNvdW50ZXJ0b3AuZXhhbXBsZSJ9.signature\",\"expires_at\":\"2026-03-25T14:45:00.000Z\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"invite_01KERQSEH07AB9JJZ7B77HJV60\",\"user_email\":\"tomas@countertop.example\",\"role\":\"admin\",\"accepted\":false,\"token\":\"eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2VtYWlsIjoiam9uYXNAY291bnRlcnRvcC5leGFtcGxlIn0.signature\",\"expires_at\":\"2026-01-19T09:15:00.000Z\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `POST /admin/invites/{id}/resend` */
export const adminResendInvite: Mock<operations["adminResendInvite"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/invites/{id}/resend",
  success: { status: 200, type: "text/plain", text: "OK" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
