

// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { operation, type Operation } from "../../operation.ts";
import type { operations } from "../contract.ts";

/**
 * List notifications
 *
 * Empty unless the server has a plugin that sends messages. `fields` doesn't support + and -. An empty `expand` includes the
 * default relations. Filters accept several values, comma-separated.
 *
 * `GET /admin/notifications`
 * @example
 * const { notifications } = await adminListNotifications(client, { query: { limit: 20 } });
 */
export const adminListNotifications: Operation<operations["adminListNotifications"]> = /*#__PURE__*/ operation("GET", "/admin/notifications", "");

/**
 * Resend a notification
 *
 * Needs the plugin that sent the message. The response includes the new message in the resends of the old one.
 *
 * `POST /admin/notifications/{id}/resend`
 * @example
 * const { notification } = await adminResendNotification(client, { id });
 */
export const adminResendNotification: Operation<operations["adminResendNotification"]> = /*#__PURE__*/ operation("POST", "/admin/notifications/{id}/resend");

