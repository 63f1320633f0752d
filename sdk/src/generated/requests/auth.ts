// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateSessionBodySchema, adminCreateTokenBodySchema, storeCreateSessionBodySchema, storeCreateTokenBodySchema } from "./shared.ts";

/** `POST /admin/auth` */
export const adminCreateSession: RequestFacts = {
  body: adminCreateSessionBodySchema,
};

/** `POST /admin/auth/token` */
export const adminCreateToken: RequestFacts = {
  body: adminCreateTokenBodySchema,
};

/** `POST /store/auth` */
export const storeCreateSession: RequestFacts = {
  body: storeCreateSessionBodySchema,
};

/** `POST /store/auth/token` */
export const storeCreateToken: RequestFacts = {
  body: storeCreateTokenBodySchema,
};
