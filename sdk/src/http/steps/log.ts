import type { ClientHooks, Step } from "../options.ts";

/** Calls back for logs and traces. The callbacks see no credentials; their errors and rejections are reported and change nothing. */
export const log = (hooks: ClientHooks): Step => ({ hooks });
