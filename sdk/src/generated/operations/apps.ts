

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List connected applications
 *
 * Lists the applications that plugins have registered. The list is empty if no such plugin is installed.
 *
 * `GET /admin/apps`
 * @example
 * const { apps } = await adminListApps(client);
 */
export const adminListApps: Operation<operations["adminListApps"]> = /*#__PURE__*/ operation("GET", "/admin/apps", { record: "apps" });

/**
 * Connect an application
 *
 * Send the code and the state that the application returned after the user agreed.
 *
 * `POST /admin/apps/authorizations`
 * @example
 * const { apps } = await adminAuthorizeApp(client, { body: { application_name: "ledger", state: "6f1c", code: "9ab7" } });
 */
export const adminAuthorizeApp: Operation<operations["adminAuthorizeApp"]> = /*#__PURE__*/ operation("POST", "/admin/apps/authorizations", { record: "apps" });

