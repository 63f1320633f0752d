/** Methods that are safe by the HTTP standard. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True if a page of another origin sent a request that may change something. Browsers declare this in a header that pages can't set
 * (Sec-Fetch-Site). Older ones, and any browser on plain http beyond this machine, send only Origin, which is compared with the
 * requested host. A client that sends neither isn't a browser, so it doesn't have another person's cookies.
 */
export function isForeignWrite(method: string, headers: Headers): boolean {
  if (SAFE.has(method)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
