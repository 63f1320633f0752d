/** Methods that change nothing, by the standard's own list. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that may change something was sent by a page of another origin. Browsers say so themselves, in a
 * header that no page can set (Sec-Fetch-Site). Older ones, and any browser on plain http beyond this machine, send only
 * Origin, which is held against the host that was asked for. What sends neither is no browser and carries no one else's
 * cookies.
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
