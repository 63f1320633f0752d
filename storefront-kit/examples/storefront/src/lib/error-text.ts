import { ApiError } from "@countertop/sdk";
import type { Translate } from "./texts.ts";

/** An error message for shoppers. Only the server's messages about their input are shown unchanged. */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError))
    return t("We couldn't reach the store. Check your connection and try again.");
  if (isSoldOut(error))
    return t(
      "Something in your cart has just sold out. Take it out or lower its quantity, then try again.",
    );
  if (error.status >= 400 && error.status < 500 && error.status !== 401 && error.serverMessage)
    return error.serverMessage;
  return t("The shop did not answer as it should. Please try again.");
}

/** True if the stock is too low. The store only detects this during checkout. */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;
