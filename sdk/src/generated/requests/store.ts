// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminUpdateStoreBodySchema } from "./shared.ts";

/** `POST /admin/store` */
export const adminUpdateStore: RequestFacts = {
  body: adminUpdateStoreBodySchema,
};
