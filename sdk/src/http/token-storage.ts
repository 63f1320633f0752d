import type { Areas } from "../generated/contract.ts";

/** The areas of the API: `admin` and `store`. Each has its own credentials. */
export type Area = keyof Areas;

/**
 * Stores bearer tokens, one for each area. A token is set when a token call (`POST /{area}/auth/token`) succeeds, read before each
 * request, and deleted at sign-out. `memoryTokens` is the default, and `webTokens` keeps the tokens in the browser. Your own
 * implementation can keep them anywhere. If the storage fails, the call continues without a token.
 */
export interface TokenStorage {
  get(area: Area): string | undefined | Promise<string | undefined>;
  /** Stores or deletes a token. If this returns a promise, a sign-in or sign-out waits for it. */
  set(area: Area, token: string | undefined): void | Promise<void>;
}
