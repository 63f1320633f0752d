// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mutationHook, type MutationHook, queryHook, type QueryHook } from "../../react/hooks.ts";
import type { operations } from "../contract.ts";
import { adminListNotifications, adminResendNotification } from "../operations/notifications.ts";

/**
 * List notifications
 *
 * Empty unless the server has a plugin that sends messages. `fields` doesn't support + and -. An empty `expand` includes the
 * default relations. Filters accept several values, comma-separated.
 *
 * `GET /admin/notifications`
 * @example
 * const { data } = useAdminNotifications({ query: { limit: 20 } });
 */
export const useAdminNotifications: QueryHook<operations["adminListNotifications"]> = /*#__PURE__*/ queryHook(adminListNotifications);

/**
 * Resend a notification
 *
 * Needs the plugin that sent the message. The response includes the new message in the resends of the old one.
 *
 * `POST /admin/notifications/{id}/resend`
 * @example
 * const { mutate } = useAdminResendNotification();
 * mutate({ id });
 */
export const useAdminResendNotification: MutationHook<operations["adminResendNotification"]> = /*#__PURE__*/ mutationHook(adminResendNotification);
