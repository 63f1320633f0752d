// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/return-reasons.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/return-reasons` */
export const adminCreateReturnReason: Mock<operations["adminCreateReturnReason"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/return-reasons",
  request: requests.adminCreateReturnReason,
  success: { status: 200, text: "{\"return_reason\":{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken_on_the_way\",\"label\":\"Broken on the way\",\"description\":\"The parcel was dropped or crushed\",\"parent_return_reason_id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"parent_return_reason\":{\"id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken\",\"label\":\"Broken\",\"description\":\"It arrived in pieces\",\"parent_return_reason_id\":null,\"metadata\":null},\"return_reason_children\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/return-reasons/{id}` */
export const adminDeleteReturnReason: Mock<operations["adminDeleteReturnReason"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/return-reasons/{id}",
  success: { status: 200, text: "{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"object\":\"return_reason\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/return-reasons` */
export const adminListReturnReasons: Mock<operations["adminListReturnReasons"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/return-reasons",
  success: { status: 200, text: "{\"return_reasons\":[{\"id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken\",\"label\":\"Broken\",\"description\":\"It arrived in pieces\",\"parent_return_reason_id\":null,\"parent_return_reason\":null,\"return_reason_children\":[{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken_on_the_way\",\"label\":\"Broken on the way\",\"description\":\"The parcel was dropped or crushed\",\"parent_return_reason_id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"metadata\":null}]},{\"id\":\"rr_01KERQSEH0XQJ6DNN51H1Z4ZVY\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"changed_mind\",\"label\":\"Changed my mind\",\"description\":null,\"parent_return_reason_id\":null,\"parent_return_reason\":null,\"return_reason_children\":[]}]}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/return-reasons/{id}` */
export const adminRetrieveReturnReason: Mock<operations["adminRetrieveReturnReason"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/return-reasons/{id}",
  success: { status: 200, text: "{\"return_reason\":{\"id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken\",\"label\":\"Broken\",\"description\":\"It arrived in pieces\",\"parent_return_reason_id\":null,\"parent_return_reason\":null,\"return_reason_children\":[{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken_on_the_way\",\"label\":\"Broken on the way\",\"description\":\"The parcel was dropped or crushed\",\"parent_return_reason_id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"metadata\":null}]}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/return-reasons/{id}` */
export const adminUpdateReturnReason: Mock<operations["adminUpdateReturnReason"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/return-reasons/{id}",
  request: requests.adminUpdateReturnReason,
  success: { status: 200, text: "{\"return_reason\":{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken_on_the_way\",\"label\":\"Broken on the way\",\"description\":\"The parcel was dropped or crushed\",\"parent_return_reason_id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"parent_return_reason\":{\"id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken\",\"label\":\"Broken\",\"description\":\"It arrived in pieces\",\"parent_return_reason_id\":null,\"metadata\":null},\"return_reason_children\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/return-reasons` */
export const storeListReturnReasons: Mock<operations["storeListReturnReasons"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/return-reasons",
  success: { status: 200, text: "{\"return_reasons\":[{\"id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken\",\"label\":\"Broken\",\"description\":\"It arrived in pieces\",\"parent_return_reason_id\":null,\"parent_return_reason\":null,\"return_reason_children\":[{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken_on_the_way\",\"label\":\"Broken on the way\",\"description\":\"The parcel was dropped or crushed\",\"parent_return_reason_id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"metadata\":null}]},{\"id\":\"rr_01KERQSEH0XQJ6DNN51H1Z4ZVY\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"changed_mind\",\"label\":\"Changed my mind\",\"description\":null,\"parent_return_reason_id\":null,\"parent_return_reason\":null,\"return_reason_children\":[]}]}" },
  failures: [serverError500Failure],
});

/** `GET /store/return-reasons/{id}` */
export const storeRetrieveReturnReason: Mock<operations["storeRetrieveReturnReason"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/return-reasons/{id}",
  success: { status: 200, text: "{\"return_reason\":{\"id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken\",\"label\":\"Broken\",\"description\":\"It arrived in pieces\",\"parent_return_reason_id\":null,\"parent_return_reason\":null,\"return_reason_children\":[{\"id\":\"rr_01KERQSEH029X78QWRX0HN81V5\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"value\":\"broken_on_the_way\",\"label\":\"Broken on the way\",\"description\":\"The parcel was dropped or crushed\",\"parent_return_reason_id\":\"rr_01KERQSEH03NQ31QFMHJ85GJP3\",\"metadata\":null}]}}" },
  failures: [notFound404Failure, serverError500Failure],
});
