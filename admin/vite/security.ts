import type { HttpProxy, Plugin } from "vite";
import { pagePolicy, uploadHeaders } from "../server/policy.ts";

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
          `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`,
        );
      },
    },
  };
}

/** In development too, what was uploaded runs nothing. */
export const withoutActiveContent = (proxy: HttpProxy.ProxyServer) =>
  void proxy.on("proxyRes", ({ headers }, { url = "" }) => {
    if (!url.startsWith("/uploads")) return;
    for (const [name, value] of Object.entries(uploadHeaders(headers["content-type"])))
      headers[name.toLowerCase()] = value;
  });
