import { createFileRoute } from "@tanstack/react-router";
import { origin } from "../lib/head.ts";

const PRIVATE = [
  "account",
  "cart",
  "checkout",
  "claim-orders",
  "order-edits",
  "order-lookup",
  "orders",
  "pay",
  "register",
  "sign-in",
];

export const Route = createFileRoute("/robots.txt")({
  server: {
    handlers: {
      GET: () => {
        const rules = ["/store/", ...PRIVATE.map((page) => `/*/${page}`)];
        const lines = [
          "User-agent: *",
          ...rules.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${new URL("/sitemap.xml", origin()).href}`,
        ];
        return new Response(`${lines.join("\n")}\n`, {
          headers: { "content-type": "text/plain; charset=utf-8" },
        });
      },
    },
  },
});
