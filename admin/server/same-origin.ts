/** The methods that the HTTP standard defines as safe. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True if a page of a different origin sent a request that may change something. Browsers report this in `Sec-Fetch-Site`, a
 * header that pages can't set. Older browsers send only `Origin`, and so do all browsers if the admin uses plain HTTP and isn't
 * on localhost. In that case, this compares `Origin` with the requested host. A client that sends neither header isn't a
 * browser, so it doesn't have another person's cookies.
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
