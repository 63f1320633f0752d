import type { Areas } from "../generated/contract.ts";

/** The audiences of the API, each with its own credentials. */
export type Area = keyof Areas;

/**
 * Storage of bearer tokens, one for each area. A token is set when a token call (`POST /{area}/auth/token`) succeeds, read before
 * each request, and deleted at sign-out. `memoryTokens` is the default, `webTokens` keeps them in the browser; your own
 * implementation may keep them anywhere. If it fails, the call continues without a token.
 */
export interface TokenStorage {
  get(area: Area): string | undefined | Promise<string | undefined>;
  /** Stores or deletes a token. May be asynchronous: a sign-in or sign-out then waits for it. */
  set(area: Area, token: string | undefined): void | Promise<void>;
}
