import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./vite/class-names.ts";
import { offlinePage } from "./vite/offline-page.ts";
import { pages } from "./vite/pages.ts";
import { withoutActiveContent, security } from "./vite/security.ts";

const api = process.env["COUNTERTOP_API"] ?? "http://127.0.0.1:9000";

/** The storefront's public address, such as https://shop.example. */
const origin = process.env["STOREFRONT_ORIGIN"];
if (origin !== undefined && !/^https?:\/\/[^/\s]+$/.test(origin))
  throw new Error(`STOREFRONT_ORIGIN must be an address without a path: ${origin}`);

// The browser talks to one origin: the session cookie needs no cross-origin rules, and pictures come from home too.
const server = {
  host: "127.0.0.1",
  port: 8000,
  strictPort: true,
  proxy: { "^/(store|uploads)(/|$)": { target: api, configure: withoutActiveContent } },
};

/** With `off` what was registered in browsers before takes itself away. */
const offline = process.env["VITE_OFFLINE_PAGE"] ?? "on";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [classNames(), react(), security(), pages(api, origin), offlinePage(offline !== "off")],
  resolve: {
    conditions: ["@countertop/source", "module", "browser", "development|production"],
  },
  // In one file, which runs wherever JavaScript does.
  ssr: {
    noExternal: true,
    resolve: { conditions: ["@countertop/source", "module", "node", "development|production"] },
  },
  // Said either way, so that a build without sizes of pictures has no code for them.
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
    // Every browser of that target knows it.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The entrance comes in one file, whoever else uses parts of it.
              { name: "base", tags: ["$initial"], priority: 1 },
              // Pictures have a word of its module, and all of it would come along with them.
              { name: "seo", test: /storefront-kit\/src\/seo\./, priority: 1 },
              // What goods are shown with: one file zips better than five.
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
