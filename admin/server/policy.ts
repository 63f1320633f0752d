/**
 * The security headers of this server's responses. For other servers, the page itself contains the policy too
 * (vite/security.ts).
 */

/** Origins that a page may use in addition to its own. */
export interface Origins {
  requests: readonly string[];
  pictures: readonly string[];
}

/**
 * Origins on this machine. The header allows them only if the store is local, because uploads and the mock server use other
 * ports. The page's own policy always allows them.
 */
const THIS_MACHINE = ["http://localhost:*", "http://127.0.0.1:*"];
/** Used for a page that another server serves, because the API's origin is known only at run time. */
const ANY: Origins = {
  requests: ["https:", ...THIS_MACHINE],
  pictures: ["https:", ...THIS_MACHINE],
};

/** The content security policy. Scripts may come only from the admin's own files. */
const policyOf = ({ requests, pictures }: Origins) => ({
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": ["'self'", "data:", "blob:", ...pictures].join(" "),
  "connect-src": ["'self'", ...requests].join(" "),
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
});

const write = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join("; ");

export const pagePolicy = write(policyOf(ANY));

/** Parses a list of origins such as `https://files.example, https://cdn.example`. */
export function originsIn(list: string, name: string): string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean);
  for (const origin of origins)
    if (!/^https?:\/\/[\w.[\]:*-]+$/.test(origin))
      throw new Error(
        `${name} must be a list of origins, such as https://files.example:  ${origin}`,
      );
  return origins;
}

/** Combines the origins of the page's configuration and the server's settings. If the store is local, adds this machine's. */
export function originsOf(
  configFile: string,
  {
    api,
    requests,
    pictures,
    isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(api),
  }: { api: string; isLocal?: boolean | undefined } & Origins,
): Origins {
  const { apiUrl, analytics } = configIn(configFile);
  const own = [apiUrl].flatMap(originIn);
  const local = isLocal ? THIS_MACHINE : [];
  return {
    requests: [...own, ...originIn(analytics?.host), ...requests, ...local],
    pictures: [...own, ...pictures, ...local],
  };
}

/** Parses `config.json`. Ignores an invalid one, because the page itself reports the problem. */
function configIn(text: string): { apiUrl?: unknown; analytics?: { host?: unknown } } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}

const originIn = (url: unknown): string[] =>
  typeof url === "string" && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : [];

/** Disables features that the admin doesn't use, so that an injected script can't use them either. */
const permissions = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((name) => `${name}=()`)
  .join(", ");

export const headersOf = (origins: Origins) => ({
  // Framing can be prevented only by a header, not by a `<meta>` tag.
  "Content-Security-Policy": write({ ...policyOf(origins), "frame-ancestors": "'none'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissions,
});

/** Makes a browser that has used TLS use only TLS for a year. */
export const transportSecurity = "max-age=31536000";

/**
 * True for paths whose responses can contain personal data. Caches must not store these responses, so that nobody can read them
 * after a sign-out.
 */
export const isPrivate = (path: string): boolean =>
  /^\/(admin|store\/(auth|customers))(\/|$)/i.test(path);

/**
 * Image types that can't run scripts. An SVG is a document: shown in an `<img>`, its scripts don't run; opened directly, it's
 * downloaded.
 */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Users with upload rights control the content of /uploads, which shares the admin's origin. Therefore, uploads can't run
 * scripts or open windows, and `nosniff` keeps pages from loading them as scripts or styles. Only images are displayed.
 */
export const uploadHeaders = (type: string | null | undefined): Record<string, string> => ({
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Allows a storefront on a different origin to show these images.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": permissions,
  ...(!PICTURES.test(type ?? "") && {
    "Content-Disposition": "attachment",
    // Browsers load documents, styles, and scripts only with their real type, so this blocks them. An `<img>` needs the real
    // type only for SVG.
    "Content-Type": type?.startsWith("image/svg") ? type : "application/octet-stream",
  }),
});
