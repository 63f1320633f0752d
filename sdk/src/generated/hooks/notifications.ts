// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListNotifications, adminResendNotification } from "../operations/notifications.ts";

/**
 * List notifications
 *
 * Empty unless the server has a plugin that sends messages. `fields` knows no + and -; an empty `expand` keeps what is
 * included by default. Filters take several values, comma-separated.
 *
 * `GET /admin/notifications`
 * @example
 * const { data } = useAdminNotifications({ query: { limit: 20 } });
 */
export const useAdminNotifications: QueryHook<operations["adminListNotifications"]> = /*#__PURE__*/ queryHook(adminListNotifications);

/**
 * Send a notification again
 *
 * Needs the plugin that sent it. The answer keeps the new message among the resends of the old one.
 *
 * `POST /admin/notifications/{id}/resend`
 * @example
 * const { mutate } = useAdminResendNotification();
 * mutate({ id });
 */
export const useAdminResendNotification: MutationHook<operations["adminResendNotification"]> = /*#__PURE__*/ mutationHook(adminResendNotification);
