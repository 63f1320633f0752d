import type { HttpProxy, Plugin, ProxyOptions } from "vite";
import { pagePolicy, uploadHeaders } from "../server/policy.ts";

/**
 * Adds the content security policy to built pages, for any server. In development, it's left out, because hot reloading needs
 * inline scripts.
 */
export function security(): Plugin {
  return {
    name: "countertop:security",
    transformIndexHtml: {
      order: "post",
      handler(html, context) {
        if (context.server) return html;
        // Inserts the policy right after the character set, because a policy doesn't apply to elements before it.
        const [charset] = /<meta charset="[^>]*>/.exec(html) ?? [];
        if (charset === undefined) throw new Error("index.html must have <meta charset>");
        return html.replace(
          charset,
          `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`,
        );
      },
    },
  };
}

const KEPT = /^(?:host|cookie|connection|content-(?:length|type)|x-countertop-inbox)$/;
/** Forwards requests to the inbox with cookies, but without other credentials, as `server/inbox.ts` does. */
export const inboxAt = (target: string): Record<string, ProxyOptions> => ({
  "^/mcp/plans(/|$)": {
    target,
    changeOrigin: true,
    configure: (proxy) =>
      void proxy.on("proxyReq", (request) => {
        for (const name of request.getHeaderNames())
          if (!KEPT.test(name)) request.removeHeader(name);
      }),
    bypass: ({ headers }) => (headers["sec-fetch-site"] === "same-origin" ? undefined : false),
  },
});

/** Prevents uploads from running scripts, even in development. */
export const withoutActiveContent = (proxy: HttpProxy.ProxyServer) =>
  void proxy.on("proxyRes", ({ headers }, { url = "" }) => {
    if (!url.startsWith("/uploads")) return;
    for (const [name, value] of Object.entries(uploadHeaders(headers["content-type"])))
      headers[name.toLowerCase()] = value;
  });
