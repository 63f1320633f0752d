/** The two audiences of the API, each with credentials of its own. */
export type Area = "store" | "admin";

/**
 * Where bearer tokens live: one for each area, kept when a token call (`POST /{area}/auth/token`) answers, read before each
 * request, dropped at sign-out. `memoryTokens` is the default, `webTokens` keeps them in the browser; one of your
 * own may keep them anywhere. Where it fails, the call goes on without a token.
 */
export interface TokenStorage {
  get(area: Area): string | undefined | Promise<string | undefined>;
  /** May be asynchronous too: a sign-in or sign-out resolves after it. */
  set(area: Area, token: string | undefined): void | Promise<void>;
}
