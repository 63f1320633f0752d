// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/currencies.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `GET /admin/currencies` */
export const adminListCurrencies: Mock<operations["adminListCurrencies"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/currencies",
  request: requests.adminListCurrencies,
  success: { status: 200, text: "{\"currencies\":[{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true},{\"code\":\"jpy\",\"symbol\":\"¥\",\"symbol_native\":\"￥\",\"name\":\"Japanese Yen\",\"includes_tax\":false},{\"code\":\"usd\",\"symbol\":\"$\",\"symbol_native\":\"$\",\"name\":\"US Dollar\",\"includes_tax\":false}],\"count\":3,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `POST /admin/currencies/{code}` */
export const adminUpdateCurrency: Mock<operations["adminUpdateCurrency"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/currencies/{code}",
  request: requests.adminUpdateCurrency,
  success: { status: 200, text: "{\"currency\":{\"code\":\"eur\",\"symbol\":\"€\",\"symbol_native\":\"€\",\"name\":\"Euro\",\"includes_tax\":true}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
