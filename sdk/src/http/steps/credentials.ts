import type { MaybeFactory, HeaderValues, Step } from "../options.ts";

/** Sends headers with every request. If you pass a function, it is called before each attempt. */
export const headers = (given: MaybeFactory<Record<string, string>> | undefined): Step => ({
  headers: typeof given === "function" ? () => given() : given,
});

/** Sends `x-publishable-api-key` with every request. If you pass a function, it is called before each attempt. */
export const publishableKey = (key: MaybeFactory<string> | undefined): Step => ({
  headers: inHeader("x-publishable-api-key", key),
});

/**
 * Sends a user's API token with admin calls, except sign-ins, password resets, and accepted invitations. If you pass a function, it
 * is called before each attempt.
 */
export const apiKey = (key: MaybeFactory<string> | undefined): Step => ({
  headers: inHeader("x-medusa-access-token", key),
  appliesTo: (area, isOpen) => area === "admin" && !isOpen,
});

/** Returns a header that contains the credential, unless the credential is empty. */
function inHeader(name: string, given: MaybeFactory<string> | undefined): Step["headers"] {
  const headerOf = (value: string | undefined): HeaderValues => ({ [name]: value || undefined });
  return typeof given === "function" ? async () => headerOf(await given()) : headerOf(given);
}
