// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/product-tags.ts";
import { badRequest400Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `GET /admin/product-tags` */
export const adminListProductTags: Mock<operations["adminListProductTags"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/product-tags",
  request: requests.adminListProductTags,
  success: { status: 200, text: "{\"product_tags\":[{\"id\":\"ptag_01KERQSEH0ZSPT1FD5PTZ3CXXA\",\"value\":\"handmade\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptag_01KERQSEH0GQ5EBQD7KCJ9WK4J\",\"value\":\"dishwasher-safe\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptag_01KERQSEH0AYQWKJ67ZT9PW5Y0\",\"value\":\"gift\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}],\"count\":3,\"offset\":0,\"limit\":10}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /store/product-tags` */
export const storeListProductTags: Mock<operations["storeListProductTags"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/product-tags",
  request: requests.storeListProductTags,
  success: { status: 200, text: "{\"product_tags\":[{\"id\":\"ptag_01KERQSEH0ZSPT1FD5PTZ3CXXA\",\"value\":\"handmade\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptag_01KERQSEH0GQ5EBQD7KCJ9WK4J\",\"value\":\"dishwasher-safe\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"},{\"id\":\"ptag_01KERQSEH0AYQWKJ67ZT9PW5Y0\",\"value\":\"gift\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\"}],\"count\":3,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, serverError500Failure],
});
