// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/stock-locations.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/stock-locations` */
export const adminCreateStockLocation: Mock<operations["adminCreateStockLocation"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/stock-locations",
  request: requests.adminCreateStockLocation,
  success: { status: 200, text: "{\"stock_location\":{\"id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"name\":\"Workshop Porto\",\"address_id\":\"laddr_01KERQSEH04NHH0KH8D52C8DG7\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/stock-locations/{id}` */
export const adminDeleteStockLocation: Mock<operations["adminDeleteStockLocation"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/stock-locations/{id}",
  request: requests.adminDeleteStockLocation,
  success: { status: 200, text: "{\"id\":\"sloc_01KERQSEH0B4JKJW2TVR2ZXJ8B\",\"object\":\"stock_location\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/stock-locations` */
export const adminListStockLocations: Mock<operations["adminListStockLocations"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/stock-locations",
  request: requests.adminListStockLocations,
  success: { status: 200, text: "{\"stock_locations\":[{\"id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"name\":\"Workshop Porto\",\"address_id\":\"laddr_01KERQSEH04NHH0KH8D52C8DG7\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null},{\"id\":\"sloc_01KERQSEH0B4JKJW2TVR2ZXJ8B\",\"name\":\"Storehouse Copenhagen\",\"address_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null}],\"count\":2,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `GET /admin/stock-locations/{id}` */
export const adminRetrieveStockLocation: Mock<operations["adminRetrieveStockLocation"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/stock-locations/{id}",
  request: requests.adminRetrieveStockLocation,
  success: { status: 200, text: "{\"stock_location\":{\"id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"name\":\"Workshop Porto\",\"address_id\":\"laddr_01KERQSEH04NHH0KH8D52C8DG7\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/stock-locations/{id}` */
export const adminUpdateStockLocation: Mock<operations["adminUpdateStockLocation"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/stock-locations/{id}",
  request: requests.adminUpdateStockLocation,
  success: { status: 200, text: "{\"stock_location\":{\"id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"name\":\"Workshop Porto\",\"address_id\":\"laddr_01KERQSEH04NHH0KH8D52C8DG7\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
