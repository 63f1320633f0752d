/** State at the start: signed in, not signed in, or unknown because the server didn't respond. */
export type Session<User> = { user: User } | { user: null } | { error: unknown };

export type Entrance<User> =
  /** `address` is the URL to show in the browser, if it differs from the current one. */
  | { page: "admin"; user: User | null; address?: string }
  | { page: "login"; error?: unknown; address?: string }
  /** Pages that links in emails open, with or without a session. */
  | { page: "invite"; user: User | null; address?: never }
  | { page: "reset"; address?: never }
  | { page: "unreachable"; error: unknown };

/** True if a URL is inside the admin, for signed-in users. Also true for an empty URL. */
export const isInside = (path: string): boolean => /^(a([/?]|$)|[?]|$)/.test(path);

/** Target of a sign-in: only a page of this admin, never a foreign URL from a link. */
export const safeNext = (next: string | null): string =>
  next !== null && /^a([/?]|$)/.test(next) ? next : "";

/**
 * Decides what to show before anything of the admin is loaded. `path` and all URLs are relative to the folder that
 * the admin is served from: `a/products?page=2`.
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
  // The page for unknown URLs needs no sign-in.
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
