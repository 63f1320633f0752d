import type { HttpProxy, Plugin } from "vite";

/** Everything comes from the storefront's own origin, which forwards API calls and images to the store. */
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
  // A `<meta>` policy can't forbid framing. Only a header can.
  "Content-Security-Policy": write({ ...policy, "frame-ancestors": "'none'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
};

/**
 * Adds the policy to built pages, so that any server delivers it. It doesn't apply in development, because hot reloading needs
 * inline scripts.
 */
export function security(): Plugin {
  return {
    name: "countertop:security",
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        if (context.server) return html;
        // The policy comes right after the character set, because it doesn't apply to anything above it.
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

/** Image types that can't run scripts. An SVG is a document: <img> shows it, and opening it downloads it. */
const PICTURES = /^image\/(avif|bmp|gif|jpeg|png|webp)\b/;

/**
 * Anyone who may upload controls the files under /uploads, which share the storefront's origin. Therefore, these files can't run
 * anything, can't be used as a page's scripts or styles, and are downloaded unless they are images.
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
