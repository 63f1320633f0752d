// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateNote, adminDeleteNote, adminListNotes, adminRetrieveNote, adminUpdateNote } from "../operations/notes.ts";

/**
 * Create a note
 *
 * The signed-in user becomes the note's author.
 *
 * `POST /admin/notes`
 * @example
 * const { mutate } = useAdminCreateNote();
 * mutate({ body });
 */
export const useAdminCreateNote: MutationHook<operations["adminCreateNote"]> = /*#__PURE__*/ mutationHook(adminCreateNote);

/**
 * Delete a note
 *
 * A second call returns 404.
 *
 * `DELETE /admin/notes/{id}`
 * @example
 * const { mutate } = useAdminDeleteNote();
 * mutate({ id });
 */
export const useAdminDeleteNote: MutationHook<operations["adminDeleteNote"]> = /*#__PURE__*/ mutationHook(adminDeleteNote);

/**
 * List notes
 *
 * `GET /admin/notes`
 * @example
 * const { data } = useAdminNotes({ query: { limit: 20 } });
 */
export const useAdminNotes: QueryHook<operations["adminListNotes"]> = /*#__PURE__*/ queryHook(adminListNotes);

/**
 * Retrieve a note
 *
 * `GET /admin/notes/{id}`
 * @example
 * const { data } = useAdminNote({ id });
 */
export const useAdminNote: QueryHook<operations["adminRetrieveNote"]> = /*#__PURE__*/ queryHook(adminRetrieveNote);

/**
 * Update a note
 *
 * Only the text can be changed. The author doesn't change.
 *
 * `POST /admin/notes/{id}`
 * @example
 * const { mutate } = useAdminUpdateNote();
 * mutate({ id, body: { value: "She asked for a gift card with the towel." } });
 */
export const useAdminUpdateNote: MutationHook<operations["adminUpdateNote"]> = /*#__PURE__*/ mutationHook(adminUpdateNote);
