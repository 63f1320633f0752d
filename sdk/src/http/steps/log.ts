import type { ClientHooks, Step } from "../options.ts";

/**
 * Calls functions for logs and traces. Credentials in request headers and in errors are hidden. Headers of the response in
 * `onResponse` aren't. The functions' errors and rejections are written to `console.error`, but don't affect the call.
 */
export const log = (hooks: ClientHooks | undefined): Step => ({ hooks });
