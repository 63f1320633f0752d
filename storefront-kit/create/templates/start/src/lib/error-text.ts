import { ApiError } from "@countertop/sdk";
import type { TFunction } from "i18next";

/** Returns an error message for shoppers. Only the server's messages about their input are shown unchanged. */
export function errorText(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError))
    return t("We couldn't reach the store. Check your connection and try again.");
  // The server's own messages about conflicts are for developers.
  if (error.status === 409)
    return t("Another change was being saved at the same time. Please try again.");
  if (error.status >= 400 && error.status < 500 && error.status !== 401 && error.serverMessage)
    return error.serverMessage;
  return t("The store didn't respond correctly. Please try again.");
}
