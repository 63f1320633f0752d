/** Requests to a store that don't need a sign-in. */
import { failureOf } from "../server/problems.ts";
import { SettingsError } from "../server/start.ts";

/** The URL of a store without a trailing slash: `https://api.example.com/` becomes `https://api.example.com`. */
export function addressOf(given: string): string {
  const address = given.trim().replace(/\/$/, "");
  if (!/^https?:\/\/[^/?#]+$/.test(address) || !URL.canParse(address))
    throw new SettingsError(
      `--store must be an address without a path, such as https://api.example.com: ${given}`,
    );
  return address;
}

const PROBE_MS = 10_000;

/** Resolves to a one-line error message if the server at a URL can't be reached, or isn't a Medusa v1 store. Only reads. */
export async function storeProblem(api: string): Promise<string | undefined> {
  let response: Response;
  try {
    response = await ask(api, "/store/regions");
  } catch (error) {
    const { cause = error } = error as Error;
    return failureOf(error, api) ?? `The store at ${api} can't be reached: ${String(cause)}`;
  }
  const { status, headers } = response;
  const location = headers.get("location");
  if (status >= 300 && status < 400 && location)
    return `${api} redirects to ${new URL(location, api).origin}. Use that address.`;
  const body = await response.text();
  if (response.ok && Array.isArray(parsed(body)?.["regions"])) return undefined;
  if (/x-publishable-api-key/i.test(body))
    return `${api} is a store of Medusa 2. Countertop is for Medusa 1.`;
  if (status >= 500)
    return `The store at ${api} failed: GET /store/regions responded with ${status}. See the store's own log.`;
  return `${api} isn't a store of Medusa 1: GET /store/regions responded with ${status} and ${headers.get("content-type") ?? "no content type"}. Check the address.`;
}

/** A call that a page on a different origin makes, and the store's setting that lists the allowed origins. */
const CROSS_ORIGIN = {
  admin: {
    path: "/admin/auth",
    failure: "sign in",
    setting: "ADMIN_CORS",
    advice: ", or leave apiUrl empty, so that the admin's server forwards the calls",
  },
  storefront: { path: "/store/regions", failure: "call it", setting: "STORE_CORS", advice: "" },
};

/**
 * Resolves to a one-line error message if pages at `origin`, of an admin or a storefront, can't call the store at `api`
 * directly.
 */
export async function crossOriginProblem(
  api: string,
  origin: string,
  page: keyof typeof CROSS_ORIGIN = "admin",
): Promise<string | undefined> {
  if (!URL.canParse(api))
    return `apiUrl must be empty or an address, like https://api.example.com: ${api}`;
  const { origin: store } = new URL(api);
  if (store === origin) return undefined;
  try {
    const { path, failure, setting, advice } = CROSS_ORIGIN[page];
    const { headers } = await ask(api, path, { origin });
    const isAllowed =
      headers.get("access-control-allow-origin") === origin &&
      headers.get("access-control-allow-credentials") === "true";
    return isAllowed
      ? undefined
      : `CORS: ${store} doesn't let pages of ${origin} ${failure}. Add ${origin} to the store's ${setting}${advice}.`;
  } catch (error) {
    return failureOf(error, store) ?? String(error);
  }
}

export const ask = (
  api: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(new URL(path, api), { headers, redirect: "manual", signal: AbortSignal.timeout(PROBE_MS) });

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return (JSON.parse(text) ?? undefined) as Record<string, unknown> | undefined;
  } catch {
    return undefined;
  }
}
