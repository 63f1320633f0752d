

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List notifications
 *
 * The list is empty unless the server has a plugin that sends messages. `fields` doesn't support the prefixes `+` and `-`.
 * Filters accept several values, separated by commas.
 *
 * `GET /admin/notifications`
 * @example
 * const { notifications } = await adminListNotifications(client, { query: { limit: 20 } });
 */
export const adminListNotifications: Operation<operations["adminListNotifications"]> = /*#__PURE__*/ operation("GET", "/admin/notifications", { items: "notifications" });

/**
 * Resend a notification
 *
 * Requires the plugin that sent the message. In the response, `resends` includes the new message.
 *
 * `POST /admin/notifications/{id}/resend`
 * @example
 * const { notification } = await adminResendNotification(client, { id });
 */
export const adminResendNotification: Operation<operations["adminResendNotification"]> = /*#__PURE__*/ operation("POST", "/admin/notifications/{id}/resend");

