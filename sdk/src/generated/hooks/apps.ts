// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminAuthorizeApp, adminListApps } from "../operations/apps.ts";

/**
 * Connect an application
 *
 * Send the code and the state that the application returned after the user agreed.
 *
 * `POST /admin/apps/authorizations`
 * @example
 * const { mutate } = useAdminAuthorizeApp();
 * mutate({ body: { application_name: "ledger", state: "6f1c", code: "9ab7" } });
 */
export const useAdminAuthorizeApp: MutationHook<operations["adminAuthorizeApp"]> = /*#__PURE__*/ mutationHook(adminAuthorizeApp);

/**
 * List connected applications
 *
 * Lists the applications that plugins have registered. The list is empty if no such plugin is installed.
 *
 * `GET /admin/apps`
 * @example
 * const { data } = useAdminApps();
 */
export const useAdminApps: QueryHook<operations["adminListApps"]> = /*#__PURE__*/ queryHook(adminListApps);
