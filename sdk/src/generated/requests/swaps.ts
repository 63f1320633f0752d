// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { storeCreateSwapBodySchema } from "./shared.ts";

/** `GET /admin/swaps` */
export const adminListSwaps: RequestFacts = {
  query: { "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 } },
};

/** `POST /store/swaps` */
export const storeCreateSwap: RequestFacts = {
  body: storeCreateSwapBodySchema,
};
