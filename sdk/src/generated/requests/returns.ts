// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminReceiveReturnBodySchema, storeCreateReturnBodySchema } from "./shared.ts";

/** `GET /admin/returns` */
export const adminListReturns: RequestFacts = {
  query: { "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 } },
};

/** `POST /admin/returns/{id}/receive` */
export const adminReceiveReturn: RequestFacts = {
  body: adminReceiveReturnBodySchema,
};

/** `POST /store/returns` */
export const storeCreateReturn: RequestFacts = {
  body: storeCreateReturnBodySchema,
};
