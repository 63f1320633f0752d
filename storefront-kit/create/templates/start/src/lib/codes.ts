import { ApiError } from "@countertop/sdk";
import { errorText } from "./error-text.ts";
import { isNotFound } from "./not-found.ts";
import type { TFunction } from "i18next";
import type { Text } from "./texts.ts";

/** The server's messages about codes that don't apply, each with the storefront's text. */
const REASONS: readonly (readonly [said: RegExp, words: Text])[] = [
  [/is expired/, "This code has expired."],
  [/not valid yet/, "This code isn't valid yet."],
  [/maximum allowed/, "This code has reached its usage limit."],
  [/disabled|no balance/, "This code isn't active."],
  [/current region/, "This code isn't valid in your region."],
  [/customer/, "This code is for certain customers. Sign in if you are one of them."],
];

/** Returns the reason why a code doesn't work. */
export function whyRefused(error: unknown, t: TFunction): string {
  if (isNotFound(error)) return t("This code doesn't exist.");
  const said = (error instanceof ApiError && error.serverMessage) || "";
  const words = REASONS.find(([pattern]) => pattern.test(said))?.[1];
  return words ? t(words) : errorText(error, t);
}
