import { xsrfToken } from "../auth.ts";
import type { Step } from "../options.ts";

/** In a page, copies the cookie `XSRF-TOKEN` to the header `X-XSRF-TOKEN` of calls to the page's own origin. */
export const xsrf = (): Step => ({
  headers({ target }) {
    const token = xsrfToken(target);
    return token ? { "X-XSRF-TOKEN": token } : undefined;
  },
});
