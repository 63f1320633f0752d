import { ApiError } from "@countertop/sdk";
import { errorText } from "./error-text.ts";
import type { Text, Translate } from "./texts.ts";

/** True if the code doesn't exist as a discount. Gift cards use another call. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** The server's messages about codes that don't apply, and the storefront's texts for them. */
const REASONS: readonly (readonly [said: RegExp, words: Text])[] = [
  [/is expired/, "This code has expired."],
  [/not valid yet/, "This code is not valid yet."],
  [/maximum allowed/, "This code has been used as often as it may be."],
  [/disabled|no balance/, "This code is not in use at the moment."],
  [/current region/, "This code is not for the region that you shop in."],
  [/customer/, "This code is for certain customers. Sign in if you are one of them."],
];

/** The reason that a code doesn't work. */
export function whyRefused(error: unknown, t: Translate): string {
  if (isUnknown(error)) return t("We know no such code.");
  const said = (error instanceof ApiError && error.serverMessage) || "";
  const words = REASONS.find(([pattern]) => pattern.test(said))?.[1];
  return words ? t(words) : errorText(error, t);
}
