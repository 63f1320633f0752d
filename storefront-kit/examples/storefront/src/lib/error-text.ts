import { ApiError } from "@countertop/sdk";
import type { Translate } from "./texts.ts";

/** A failure in the words of a shop. What the server says about an entry is for the shopper, anything else is not. */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError))
    return t("We could not reach the shop. Check your connection and try again.");
  if (isSoldOut(error))
    return t(
      "Something in your cart has just sold out. Take it out or lower its quantity, then try again.",
    );
  if (error.status >= 400 && error.status < 500 && error.status !== 401 && error.serverMessage)
    return error.serverMessage;
  return t("The shop did not answer as it should. Please try again.");
}

/** The store finds out when the order is placed that there is not enough left. */
export const isSoldOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;
