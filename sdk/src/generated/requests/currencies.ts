// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import { named } from "../../msw/named.ts";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminUpdateCurrencyBody } from "../schemas/currencies.ts";

/** `GET /admin/currencies` */
export const adminListCurrencies: RequestFacts = {
  query: { "code": /*#__PURE__*/ v.string(), "q": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "order": /*#__PURE__*/ named(["code","symbol","symbol_native","name","includes_tax"]) },
};

/** `POST /admin/currencies/{code}` */
export const adminUpdateCurrency: RequestFacts = {
  body: adminUpdateCurrencyBody,
};
