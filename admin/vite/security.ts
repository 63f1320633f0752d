import type { Plugin } from "vite";

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

export const headers = {
  // A page cannot forbid by itself that it is framed: that takes a header.
  "Content-Security-Policy": write({ ...policy, "frame-ancestors": "'none'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
};

/** Built pages carry the policy, wherever they are served from. Not in development: hot reloading needs inline scripts. */
export function security(): Plugin {
  return {
    name: "countertop:security",
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        if (context.server) return html;
        // First after the character set: what stands above a policy in a page is not bound by it.
        const [charset] = /<meta charset="[^>]*>/.exec(html) ?? [];
        if (charset === undefined) throw new Error("index.html must say its character set");
        return html.replace(
          charset,
          `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${write(policy)}" />`,
        );
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
  };
}
