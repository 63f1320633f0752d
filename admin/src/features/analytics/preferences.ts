import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminRetrieveAnalyticsConfig } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

export interface Preferences {
  email: string;
  anonymize: boolean;
  opt_out: boolean;
}
export const defaults: Preferences = { email: "", anonymize: false, opt_out: false };

/** Doesn't retry, because 404 means that nothing is stored yet. */
export const preferencesQuery = (client: HttpClient) => ({
  ...queryOptions(client, adminRetrieveAnalyticsConfig),
  retry: false,
});

/** Changes `opt_out`. Resets `anonymize`, which has no meaning for users who opt out. */
export const withOptOut = (preferences: Preferences, opt_out: boolean): Preferences => ({
  ...preferences,
  opt_out,
  anonymize: opt_out ? false : preferences.anonymize,
});

/** True if an email is required, which is the case unless the user is anonymous or opts out. */
export const wantsEmail = ({ anonymize, opt_out }: Preferences): boolean => !anonymize && !opt_out;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isValid = (preferences: Preferences): boolean =>
  !wantsEmail(preferences) || ADDRESS.test(preferences.email.trim());

/** The server's message, or the first one if there are several. Undefined if the response has no message. */
export function messageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { message } = (error.body ?? {}) as { message?: unknown };
  if (!Array.isArray(message)) return error.serverMessage;
  const first: unknown = message[0];
  const text =
    typeof first === "object" && first !== null && "message" in first ? first.message : first;
  return typeof text === "string" && text !== "" ? text : undefined;
}
