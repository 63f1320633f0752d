/** Security headers of our responses. The page itself contains the policy too (vite/security.ts), for other servers. */

/**
 * The API of a built admin is known only at run time (public/config.json), so requests and images may use any https
 * origin, and this machine for development. Scripts come only from the admin's own files.
 */
const policy = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob: https: http://localhost:* http://127.0.0.1:*",
  "connect-src": "'self' https: http://localhost:* http://127.0.0.1:*",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
};

const write = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join("; ");

export const pagePolicy = write(policy);

/** The admin uses none of these, so an injected script can't use them either. */
const permissions = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((name) => `${name}=()`)
  .join(", ");

export const headers = {
  // Only a header can prevent framing, not a `<meta>` tag.
  "Content-Security-Policy": write({ ...policy, "frame-ancestors": "'none'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissions,
};

/** For browsers that came over TLS: from then on they use only TLS. */
export const transportSecurity = "max-age=31536000";

/** Responses with personal data. Caches must not store them, so that nobody finds them after a sign-out. */
export const isPrivate = (path: string): boolean =>
  /^\/(admin|store\/(auth|customers))(\/|$)/i.test(path);

/** Image types that can't run scripts. An SVG is a document: <img> shows it, opening it downloads it. */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Users with upload rights control the content of /uploads, which shares our origin. So it runs no scripts, opens no
 * windows, and isn't accepted as a script or style by our pages, due to nosniff. Only images are shown.
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
    // Documents, styles, and scripts need their real type, so this blocks them. <img> needs it only for SVG.
    "Content-Type": type?.startsWith("image/svg") ? type : "application/octet-stream",
  }),
});
