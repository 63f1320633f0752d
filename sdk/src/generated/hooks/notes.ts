// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateNote, adminDeleteNote, adminListNotes, adminRetrieveNote, adminUpdateNote } from "../operations/notes.ts";

/**
 * Write a note
 *
 * You are its author.
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
 * A second time it is not found.
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
 * Rewrite a note
 *
 * The author stays the same. Only the text can be changed.
 *
 * `POST /admin/notes/{id}`
 * @example
 * const { mutate } = useAdminUpdateNote();
 * mutate({ id, body: { value: "She asked for a gift card with the towel." } });
 */
export const useAdminUpdateNote: MutationHook<operations["adminUpdateNote"]> = /*#__PURE__*/ mutationHook(adminUpdateNote);
