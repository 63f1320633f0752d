// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminUpdateStoreBody } from "../schemas/store.ts";

/** `POST /admin/store` */
export const adminUpdateStore: RequestFacts = {
  body: adminUpdateStoreBody,
};
