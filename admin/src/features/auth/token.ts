/** The content of a link's token. Only the server knows whether the token is genuine. */
export interface TokenContent {
  email: string;
  expired: boolean;
}

/** Reads a link's token. Undefined if the text isn't a token, for example because the link was broken into two lines. */
export function readToken(token: string | null, now = Date.now()): TokenContent | undefined {
  const [, middle, signature] = token?.split(".") ?? [];
  if (middle === undefined || signature === undefined || signature === "") return undefined;
  try {
    const bytes = atob(middle.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    // The two kinds of links use different names for the email.
    const content = JSON.parse(text) as { email?: unknown; user_email?: unknown; exp?: unknown };
    const email = content.email ?? content.user_email;
    if (typeof email !== "string") return undefined;
    const { exp } = content;
    return { email, expired: typeof exp === "number" && exp * 1000 <= now };
  } catch {
    return undefined;
  }
}
