/** The state when the admin starts: signed in, not signed in, or unknown because the server didn't respond. */
export type Session<User> = { user: User } | { user: null } | { error: unknown };

export type Entrance<User> =
  /** The page to show. `address` is the URL that the browser should show, if it differs from the current one. */
  | { page: "admin"; user: User | null; address?: string }
  | { page: "login"; error?: unknown; address?: string }
  /** Pages that are opened by links in emails, with or without a session. */
  | { page: "invite"; user: User | null; address?: never }
  | { page: "reset"; address?: never }
  | { page: "unreachable"; error: unknown };

/** True for the URLs of the admin's pages that require a sign-in. Also true for an empty URL. */
export const isInside = (path: string): boolean => /^(a([/?]|$)|[?]|$)/.test(path);

/** The page to open after a sign-in. Accepts only pages of this admin, because a link could contain a URL of another site. */
export const safeNext = (next: string | null): string =>
  next !== null && /^a([/?]|$)/.test(next) ? next : "";

/**
 * Decides what to show, before any code of the admin has loaded. `path` and all URLs, such as `a/products?page=2`, are relative
 * to the folder that the admin is served from.
 */
export function enter<User>(path: string, session: Session<User>): Entrance<User> {
  const [page = "", search] = path.split("?");
  if (page === "reset-password") return { page: "reset" };
  if (page === "invite") return { page, user: "user" in session ? session.user : null };
  const atLogin = page === "login";
  if ("error" in session) {
    return atLogin
      ? { page: "login", error: session.error }
      : { page: "unreachable", error: session.error };
  }
  if (session.user !== null) {
    const next = safeNext(new URLSearchParams(search).get("next"));
    return atLogin
      ? { page: "admin", user: session.user, address: next }
      : { page: "admin", user: session.user };
  }
  if (atLogin) return { page: "login" };
  // The page for unknown URLs doesn't require a sign-in.
  if (page !== "" && page !== "a" && !page.startsWith("a/")) return { page: "admin", user: null };
  return { page: "login", address: loginAddress(path) };
}

export function loginAddress(path: string, expired = false): string {
  const search = new URLSearchParams();
  if (safeNext(path) !== "") search.set("next", path);
  if (expired) search.set("expired", "true");
  const text = search.toString();
  return text === "" ? "login" : `login?${text}`;
}
