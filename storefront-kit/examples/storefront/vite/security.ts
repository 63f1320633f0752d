import type { HttpProxy, Plugin } from "vite";

/** Everything comes from the shop's own origin, which passes calls and pictures on to the store. */
const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
};

const write = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join("; ");

const headers = {
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

/** Pictures that run nothing, whatever is in them. An SVG is a document: it is shown by <img>, and downloaded when opened. */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Whoever may upload decides what lies under /uploads, and it shares the shop's origin. So it runs nothing, is no script and
 * no style to a page of the shop, and all but pictures is downloaded.
 */
export const withoutActiveContent = (proxy: HttpProxy.ProxyServer) =>
  void proxy.on("proxyRes", ({ headers: got }, { url = "" }) => {
    if (!url.startsWith("/uploads")) return;
    got["content-security-policy"] = "default-src 'none'; sandbox";
    got["x-content-type-options"] = "nosniff";
    const type = got["content-type"] ?? "";
    if (PICTURES.test(type)) return;
    got["content-disposition"] = "attachment";
    if (!type.startsWith("image/svg")) got["content-type"] = "application/octet-stream";
  });
