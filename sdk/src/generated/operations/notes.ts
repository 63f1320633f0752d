

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List notes
 *
 * `GET /admin/notes`
 * @example
 * const { notes } = await adminListNotes(client, { query: { limit: 20 } });
 */
export const adminListNotes: Operation<operations["adminListNotes"]> = /*#__PURE__*/ operation("GET", "/admin/notes", { items: "notes" });

/**
 * Create a note
 *
 * The signed-in user becomes the note's author.
 *
 * `POST /admin/notes`
 * @example
 * const { note } = await adminCreateNote(client, { body });
 */
export const adminCreateNote: Operation<operations["adminCreateNote"]> = /*#__PURE__*/ operation("POST", "/admin/notes");

/**
 * Retrieve a note
 *
 * `GET /admin/notes/{id}`
 * @example
 * const { note } = await adminRetrieveNote(client, { id });
 */
export const adminRetrieveNote: Operation<operations["adminRetrieveNote"]> = /*#__PURE__*/ operation("GET", "/admin/notes/{id}");

/**
 * Update a note
 *
 * Only the text can be changed. The author doesn't change.
 *
 * `POST /admin/notes/{id}`
 * @example
 * const { note } = await adminUpdateNote(client, { id, body: { value: "She asked for a gift card with the towel." } });
 */
export const adminUpdateNote: Operation<operations["adminUpdateNote"]> = /*#__PURE__*/ operation("POST", "/admin/notes/{id}");

/**
 * Delete a note
 *
 * A second call returns 404.
 *
 * `DELETE /admin/notes/{id}`
 * @example
 * const { deleted } = await adminDeleteNote(client, { id });
 */
export const adminDeleteNote: Operation<operations["adminDeleteNote"]> = /*#__PURE__*/ operation("DELETE", "/admin/notes/{id}");

