// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/notes.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/notes` */
export const adminCreateNote: Mock<operations["adminCreateNote"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/notes",
  request: requests.adminCreateNote,
  success: { status: 200, text: "{\"note\":{\"id\":\"note_01KM2RK9809XTREFC73XXE8PWC\",\"created_at\":\"2026-03-19T10:00:00.000Z\",\"updated_at\":\"2026-03-19T10:00:00.000Z\",\"deleted_at\":null,\"value\":\"She asked for a gift card with the towel.\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"author_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"metadata\":{}}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/notes/{id}` */
export const adminDeleteNote: Mock<operations["adminDeleteNote"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/notes/{id}",
  success: { status: 200, text: "{\"id\":\"note_01KM2RK9809XTREFC73XXE8PWC\",\"object\":\"note\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/notes` */
export const adminListNotes: Mock<operations["adminListNotes"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/notes",
  request: requests.adminListNotes,
  success: { status: 200, text: "{\"notes\":[{\"id\":\"note_01KM0PGDF001DFW3NR40DJ9MTR\",\"created_at\":\"2026-03-24T09:05:00.000Z\",\"updated_at\":\"2026-03-24T09:05:00.000Z\",\"deleted_at\":null,\"value\":\"The parcel was dropped; ask the carrier.\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"author_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"metadata\":{},\"author\":{\"id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"email\":\"mara@countertop.example\",\"first_name\":\"Mara\",\"last_name\":\"Lindqvist\",\"role\":\"admin\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}},{\"id\":\"note_01KM2RK9809XTREFC73XXE8PWC\",\"created_at\":\"2026-03-19T10:00:00.000Z\",\"updated_at\":\"2026-03-19T10:00:00.000Z\",\"deleted_at\":null,\"value\":\"She asked for a gift card with the towel.\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"author_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"metadata\":{},\"author\":{\"id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"email\":\"mara@countertop.example\",\"first_name\":\"Mara\",\"last_name\":\"Lindqvist\",\"role\":\"admin\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}],\"count\":2,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/notes/{id}` */
export const adminRetrieveNote: Mock<operations["adminRetrieveNote"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/notes/{id}",
  success: { status: 200, text: "{\"note\":{\"id\":\"note_01KM2RK9809XTREFC73XXE8PWC\",\"created_at\":\"2026-03-19T10:00:00.000Z\",\"updated_at\":\"2026-03-19T10:00:00.000Z\",\"deleted_at\":null,\"value\":\"She asked for a gift card with the towel.\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"author_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"metadata\":{},\"author\":{\"id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"email\":\"mara@countertop.example\",\"first_name\":\"Mara\",\"last_name\":\"Lindqvist\",\"role\":\"admin\",\"api_token\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/notes/{id}` */
export const adminUpdateNote: Mock<operations["adminUpdateNote"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/notes/{id}",
  request: requests.adminUpdateNote,
  success: { status: 200, text: "{\"note\":{\"id\":\"note_01KM2RK9809XTREFC73XXE8PWC\",\"created_at\":\"2026-03-19T10:00:00.000Z\",\"updated_at\":\"2026-03-19T10:00:00.000Z\",\"deleted_at\":null,\"value\":\"She asked for a gift card with the towel.\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"author_id\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"metadata\":{}}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
