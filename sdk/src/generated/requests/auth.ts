// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateSessionBody, adminCreateTokenBody, storeCreateSessionBody, storeCreateTokenBody } from "../schemas/auth.ts";

/** `POST /admin/auth` */
export const adminCreateSession: RequestFacts = {
  body: adminCreateSessionBody,
};

/** `POST /admin/auth/token` */
export const adminCreateToken: RequestFacts = {
  body: adminCreateTokenBody,
};

/** `POST /store/auth` */
export const storeCreateSession: RequestFacts = {
  body: storeCreateSessionBody,
};

/** `POST /store/auth/token` */
export const storeCreateToken: RequestFacts = {
  body: storeCreateTokenBody,
};
