// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminCreateSession, adminCreateToken, adminDeleteSession, adminRetrieveSession, storeCheckEmail, storeCreateSession, storeCreateToken, storeDeleteSession, storeRetrieveSession } from "../operations/auth.ts";

/**
 * Sign in to the admin
 *
 * Sets the session cookie. Discard all data that you read before signing in, because it may be different now.
 *
 * `POST /admin/auth`
 * @example
 * const { mutate } = useAdminLogin();
 * mutate({ body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const useAdminLogin: MutationHook<operations["adminCreateSession"]> = /*#__PURE__*/ mutationHook(adminCreateSession);

/**
 * Create a token for the admin
 *
 * Use this call for clients without cookies. Send the token as a bearer token. It is valid for 24 hours.
 *
 * `POST /admin/auth/token`
 * @example
 * const { mutate } = useAdminCreateToken();
 * mutate({ body: { email: "mara@countertop.example", password: "a-long-password" } });
 */
export const useAdminCreateToken: MutationHook<operations["adminCreateToken"]> = /*#__PURE__*/ mutationHook(adminCreateToken);

/**
 * Sign out of the admin
 *
 * Ends the session. A token that was issued remains valid until it expires.
 *
 * `DELETE /admin/auth`
 * @example
 * const { mutate } = useAdminDeleteSession();
 * mutate({});
 */
export const useAdminDeleteSession: MutationHook<operations["adminDeleteSession"]> = /*#__PURE__*/ mutationHook(adminDeleteSession);

/**
 * Retrieve the current admin user
 *
 * `GET /admin/auth`
 * @example
 * const { data } = useAdminGetSession();
 */
export const useAdminGetSession: QueryHook<operations["adminRetrieveSession"]> = /*#__PURE__*/ queryHook(adminRetrieveSession);

/**
 * Check whether an account with this email address exists
 *
 * Ignores guests, because they don't have an account.
 *
 * `GET /store/auth/{email}`
 * @example
 * const { data } = useCheckEmail({ email });
 */
export const useCheckEmail: QueryHook<operations["storeCheckEmail"]> = /*#__PURE__*/ queryHook(storeCheckEmail);

/**
 * Sign in as a customer
 *
 * Sets the session cookie.
 *
 * `POST /store/auth`
 * @example
 * const { mutate } = useCreateSession();
 * mutate({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const useCreateSession: MutationHook<operations["storeCreateSession"]> = /*#__PURE__*/ mutationHook(storeCreateSession);

/**
 * Create a token for a customer
 *
 * Use this call for clients without cookies. Send the token as a bearer token. It is valid for 30 days.
 *
 * `POST /store/auth/token`
 * @example
 * const { mutate } = useCreateToken();
 * mutate({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
 */
export const useCreateToken: MutationHook<operations["storeCreateToken"]> = /*#__PURE__*/ mutationHook(storeCreateToken);

/**
 * Sign out as a customer
 *
 * Ends the session. A token that was issued remains valid until it expires. Carts aren't deleted.
 *
 * `DELETE /store/auth`
 * @example
 * const { mutate } = useDeleteSession();
 * mutate({});
 */
export const useDeleteSession: MutationHook<operations["storeDeleteSession"]> = /*#__PURE__*/ mutationHook(storeDeleteSession);

/**
 * Retrieve the current customer
 *
 * `GET /store/auth`
 * @example
 * const { data } = useSession();
 */
export const useSession: QueryHook<operations["storeRetrieveSession"]> = /*#__PURE__*/ queryHook(storeRetrieveSession);
