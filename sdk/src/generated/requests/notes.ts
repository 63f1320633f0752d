// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as v from "valibot";
import type { RequestFacts } from "../../msw/read-request.ts";
import { adminCreateNoteBody, adminUpdateNoteBody } from "../schemas/notes.ts";

/** `POST /admin/notes` */
export const adminCreateNote: RequestFacts = {
  body: adminCreateNoteBody,
};

/** `GET /admin/notes` */
export const adminListNotes: RequestFacts = {
  query: { "resource_id": /*#__PURE__*/ v.string(), "limit": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)), "offset": /*#__PURE__*/ v.pipe(/*#__PURE__*/ v.number(), /*#__PURE__*/ v.integer(), /*#__PURE__*/ v.minValue(0)) },
};

/** `POST /admin/notes/{id}` */
export const adminUpdateNote: RequestFacts = {
  body: adminUpdateNoteBody,
};
