// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import type { RequestFacts } from "../../msw/read-request.ts";
import { storeCreateSwapBody } from "../schemas/swaps.ts";

/** `GET /admin/swaps` */
export const adminListSwaps: RequestFacts = {
  query: { "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)) },
};

/** `POST /store/swaps` */
export const storeCreateSwap: RequestFacts = {
  body: storeCreateSwapBody,
};
