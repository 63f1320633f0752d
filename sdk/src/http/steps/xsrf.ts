import { xsrfToken } from "../auth.ts";
import type { Step } from "../options.ts";

/** Copies the cookie `XSRF-TOKEN` into the header `X-XSRF-TOKEN`, in a page, for calls to its own origin. */
export const xsrf = (): Step => ({
  headers({ target }) {
    const token = xsrfToken(target);
    return token ? { "X-XSRF-TOKEN": token } : undefined;
  },
});
