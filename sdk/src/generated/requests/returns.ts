// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminReceiveReturnBody, storeCreateReturnBody } from "../schemas/returns.ts";

/** `GET /admin/returns` */
export const adminListReturns: RequestFacts = {
  query: { "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)) },
};

/** `POST /admin/returns/{id}/receive` */
export const adminReceiveReturn: RequestFacts = {
  body: adminReceiveReturnBody,
};

/** `POST /store/returns` */
export const storeCreateReturn: RequestFacts = {
  body: storeCreateReturnBody,
};
