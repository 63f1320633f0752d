// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/product-types.ts";
import { badRequest400Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `GET /admin/product-types` */
export const adminListProductTypes: Mock<operations["adminListProductTypes"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/product-types",
  request: requests.adminListProductTypes,
  success: { status: 200, text: "{\"product_types\":[{\"id\":\"ptyp_01KERQSEH0RHBNTJVRZ2HJBNJP\",\"value\":\"Tableware\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptyp_01KERQSEH01WPH2BQWGET827ZB\",\"value\":\"Textile\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptyp_01KERQSEH04V7JCKV83NHGVPV4\",\"value\":\"Kitchen tool\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptyp_01KERQSEH0P6W2YB8N4TJQX5GD\",\"value\":\"Cookbook\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}],\"count\":4,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /store/product-types` */
export const storeListProductTypes: Mock<operations["storeListProductTypes"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/product-types",
  request: requests.storeListProductTypes,
  success: { status: 200, text: "{\"product_types\":[{\"id\":\"ptyp_01KERQSEH0RHBNTJVRZ2HJBNJP\",\"value\":\"Tableware\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptyp_01KERQSEH01WPH2BQWGET827ZB\",\"value\":\"Textile\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptyp_01KERQSEH04V7JCKV83NHGVPV4\",\"value\":\"Kitchen tool\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptyp_01KERQSEH0P6W2YB8N4TJQX5GD\",\"value\":\"Cookbook\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}],\"count\":4,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, serverError500Failure],
});
