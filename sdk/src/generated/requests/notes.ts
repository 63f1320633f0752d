// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateNoteBodySchema, adminUpdateNoteBodySchema } from "./shared.ts";

/** `POST /admin/notes` */
export const adminCreateNote: RequestFacts = {
  body: adminCreateNoteBodySchema,
};

/** `GET /admin/notes` */
export const adminListNotes: RequestFacts = {
  query: { "resource_id": { "type": "string" }, "limit": { "type": "integer", "minimum": 0 }, "offset": { "type": "integer", "minimum": 0 } },
};

/** `POST /admin/notes/{id}` */
export const adminUpdateNote: RequestFacts = {
  body: adminUpdateNoteBodySchema,
};
