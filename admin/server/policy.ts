/** What a browser may do with what we serve. The page itself carries the policy too (vite/security.ts), wherever it is served. */

/**
 * Which API a built admin talks to is known only at run time (public/config.json), so requests and pictures may go to
 * any https origin, and to this machine for development. Scripts come from the admin's own files and from nowhere else.
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

/** None of these is used, so a script that got in can't use them either. */
const permissions = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((name) => `${name}=()`)
  .join(", ");

export const headers = {
  // A page cannot forbid by itself that it is framed: that takes a header.
  "Content-Security-Policy": write({ ...policy, "frame-ancestors": "'none'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissions,
};

/** For a browser that came by TLS: from then on it comes by nothing else. */
export const transportSecurity = "max-age=31536000";

/** Answers that concern one person. No cache keeps them, so that nobody finds them after signing out. */
export const isPrivate = (path: string): boolean =>
  /^\/(admin|store\/(auth|customers))(\/|$)/i.test(path);

/** Pictures that run nothing, whatever is in them. An SVG is a document: it is shown by <img>, and downloaded when opened. */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Whoever may upload decides what lies under /uploads, and it shares our origin. So it runs nothing, opens nothing, and is
 * no script and no style to a page of ours, since nobody guesses a type (nosniff). Only pictures are shown.
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
    // As a document, a style or a script it would have to say what it is. <img> shows an SVG by its type alone.
    "Content-Type": type?.startsWith("image/svg") ? type : "application/octet-stream",
  }),
});
