import type { ClientHooks, Step } from "../options.ts";

/**
 * Calls functions for logs and traces. The functions get no credentials. Their errors and rejections are reported, but don't affect
 * the call.
 */
export const log = (hooks: ClientHooks): Step => ({ hooks });
