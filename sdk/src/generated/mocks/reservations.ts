// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/reservations.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/reservations` */
export const adminCreateReservation: Mock<operations["adminCreateReservation"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/reservations",
  request: requests.adminCreateReservation,
  success: { status: 200, text: "{\"reservation\":{\"inventory_item_id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"quantity\":1,\"description\":\"For the photographs\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"id\":\"resitem_01KNBR3200N3DYV6ZDT003AZQ2\",\"deleted_at\":null,\"line_item_id\":null,\"external_id\":null,\"metadata\":null,\"created_at\":\"2026-04-04T08:00:00.000Z\",\"updated_at\":\"2026-04-04T08:00:00.000Z\"}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/reservations/{id}` */
export const adminDeleteReservation: Mock<operations["adminDeleteReservation"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/reservations/{id}",
  success: { status: 200, text: "{\"id\":\"resitem_01KNBR3200N3DYV6ZDT003AZQ2\",\"object\":\"reservation\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/reservations` */
export const adminListReservations: Mock<operations["adminListReservations"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/reservations",
  request: requests.adminListReservations,
  success: { status: 200, text: "{\"reservations\":[{\"inventory_item_id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"quantity\":1,\"description\":\"For the photographs\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"id\":\"resitem_01KNBR3200N3DYV6ZDT003AZQ2\",\"deleted_at\":null,\"line_item_id\":null,\"external_id\":null,\"metadata\":null,\"created_at\":\"2026-04-04T08:00:00.000Z\",\"updated_at\":\"2026-04-04T08:00:00.000Z\"},{\"id\":\"resitem_01KM0PGDF0V5JV5RRXMFW90GD0\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"line_item_id\":\"item_01KM0P9330T0KDBXX9NZT3QB9X\",\"inventory_item_id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"quantity\":2,\"external_id\":null,\"description\":null,\"created_by\":null,\"metadata\":null},{\"id\":\"resitem_01KM0PGDF0FPGYBSZX08BAB46C\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"line_item_id\":\"item_01KM0P9330C9GFN358JJ4Z1FV3\",\"inventory_item_id\":\"iitem_01KM0PGDF0Y44B9QFW9N01WDC0\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"quantity\":1,\"external_id\":null,\"description\":null,\"created_by\":null,\"metadata\":null}],\"count\":3,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/reservations/{id}` */
export const adminRetrieveReservation: Mock<operations["adminRetrieveReservation"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/reservations/{id}",
  success: { status: 200, text: "{\"reservation\":{\"inventory_item_id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"quantity\":1,\"description\":\"For the photographs\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"id\":\"resitem_01KNBR3200N3DYV6ZDT003AZQ2\",\"deleted_at\":null,\"line_item_id\":null,\"external_id\":null,\"metadata\":null,\"created_at\":\"2026-04-04T08:00:00.000Z\",\"updated_at\":\"2026-04-04T08:00:00.000Z\"}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/reservations/{id}` */
export const adminUpdateReservation: Mock<operations["adminUpdateReservation"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/reservations/{id}",
  request: requests.adminUpdateReservation,
  success: { status: 200, text: "{}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
