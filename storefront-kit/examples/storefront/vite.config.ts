import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./vite/class-names.ts";
import { offlinePage } from "./vite/offline-page.ts";
import { pages } from "./vite/pages.ts";
import { withoutActiveContent, security } from "./vite/security.ts";

const api = process.env["COUNTERTOP_API"] ?? "http://127.0.0.1:9000";

/** The storefront's public URL, such as https://shop.example. */
const origin = process.env["STOREFRONT_ORIGIN"];
if (origin !== undefined && !/^https?:\/\/[^/\s]+$/.test(origin))
  throw new Error(`STOREFRONT_ORIGIN must be an address without a path: ${origin}`);

// Proxies the store, so that the browser uses one origin: the session cookie needs no cross-origin rules, and images come from that
// origin, too.
const server = {
  host: "127.0.0.1",
  port: 8000,
  strictPort: true,
  proxy: { "^/(store|uploads)(/|$)": { target: api, configure: withoutActiveContent } },
};

/** `off` unregisters the service workers of earlier builds. */
const offline = process.env["VITE_OFFLINE_PAGE"] ?? "on";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [classNames(), react(), security(), pages(api, origin), offlinePage(offline !== "off")],
  resolve: {
    conditions: ["@countertop/source", "module", "browser", "development|production"],
  },
  // The server bundle is one file, which runs in any JavaScript runtime.
  ssr: {
    noExternal: true,
    resolve: { conditions: ["@countertop/source", "module", "node", "development|production"] },
  },
  // This is always defined, so that a build without image sizes contains no code for them.
  define: {
    "import.meta.env.VITE_OFFLINE_PAGE": JSON.stringify(offline),
    "import.meta.env.VITE_PICTURE_SERVICE": JSON.stringify(
      process.env["VITE_PICTURE_SERVICE"] ?? "",
    ),
  },
  server,
  preview: server,
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    target: "es2023",
    // Every browser that the build targets supports module preload.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The entry stays in one file, even if other chunks use parts of it.
              { name: "base", tags: ["$initial"], priority: 1 },
              // The image module uses one export of this module. Without this group, it would pull in the whole module.
              { name: "seo", test: /storefront-kit\/src\/seo\./, priority: 1 },
              // One file for the modules of product displays compresses better than five.
              {
                name: "goods",
                test: /src\/(components\/(breadcrumbs|picture|price|quantity)|parts\/(price|quantity))\./,
              },
            ],
          },
        },
      },
    }),
  },
}));
