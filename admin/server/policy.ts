/** Security headers of our responses. The page also contains the policy (vite/security.ts), for other servers. */

/** Origins that a page may use in addition to its own. */
export interface Origins {
  requests: readonly string[];
  pictures: readonly string[];
}

/** Only for a store on this machine, as in development: its uploads and its mock server use other ports. */
const THIS_MACHINE = ["http://localhost:*", "http://127.0.0.1:*"];
/** For a page served by another server: its API is known only at run time. */
const ANY: Origins = {
  requests: ["https:", ...THIS_MACHINE],
  pictures: ["https:", ...THIS_MACHINE],
};

/** Scripts come only from the admin's own files. */
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

/** Origins in a list such as `https://files.example, https://cdn.example`. */
export function originsIn(list: string, name: string): string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean);
  for (const origin of origins)
    if (!/^https?:\/\/[\w.[\]:*-]+$/.test(origin))
      throw new Error(`${name} must be a list of origins like https://files.example: ${origin}`);
  return origins;
}

/** Origins from the configuration of the page, that of the server, and the URL of the store. */
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

/** Ignores an invalid configuration, because the page itself shows the problem. */
function configIn(text: string): { apiUrl?: unknown; analytics?: { host?: unknown } } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}

const originIn = (url: unknown): string[] =>
  typeof url === "string" && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : [];

/** Features that the admin doesn't use, so that an injected script can't use them either. */
const permissions = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((name) => `${name}=()`)
  .join(", ");

export const headersOf = (origins: Origins) => ({
  // Only a header can prevent framing, not a `<meta>` tag.
  "Content-Security-Policy": write({ ...policyOf(origins), "frame-ancestors": "'none'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissions,
});

/** Browsers that used TLS will use only TLS from then on. */
export const transportSecurity = "max-age=31536000";

/** Responses with personal data. Caches must not store them, so that they can't be read after a sign-out. */
export const isPrivate = (path: string): boolean =>
  /^\/(admin|store\/(auth|customers))(\/|$)/i.test(path);

/** Image types that can't run scripts. An SVG is a document: <img> shows it, opening it downloads it. */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Users with upload rights control the content of /uploads, which shares our origin. Therefore, it can't run scripts or open
 * windows, and due to nosniff, our pages don't accept it as a script or style. Only images are shown.
 */
export const uploadHeaders = (type: string | null | undefined): Record<string, string> => ({
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // A storefront on another origin shows these images.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": permissions,
  ...(!PICTURES.test(type ?? "") && {
    "Content-Disposition": "attachment",
    // Documents, styles, and scripts require their real type, so this blocks them. <img> requires it only for SVG.
    "Content-Type": type?.startsWith("image/svg") ? type : "application/octet-stream",
  }),
});
