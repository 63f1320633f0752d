import type { ClientHooks, Step } from "../options.ts";

/** Calls functions for logs and traces. They see no credentials. Their errors and rejections are reported but don't affect the call. */
export const log = (hooks: ClientHooks): Step => ({ hooks });
