// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListNotifications, adminResendNotification } from "../operations/notifications.ts";

/**
 * List notifications
 *
 * The list is empty unless the server has a plugin that sends messages. `fields` doesn't support the prefixes `+` and `-`.
 * Filters accept several values, separated by commas.
 *
 * `GET /admin/notifications`
 * @example
 * const { data } = useAdminNotifications({ query: { limit: 20 } });
 */
export const useAdminNotifications: QueryHook<operations["adminListNotifications"]> = /*#__PURE__*/ queryHook(adminListNotifications);

/**
 * Resend a notification
 *
 * Requires the plugin that sent the message. In the response, `resends` includes the new message.
 *
 * `POST /admin/notifications/{id}/resend`
 * @example
 * const { mutate } = useAdminResendNotification();
 * mutate({ id });
 */
export const useAdminResendNotification: MutationHook<operations["adminResendNotification"]> = /*#__PURE__*/ mutationHook(adminResendNotification);
