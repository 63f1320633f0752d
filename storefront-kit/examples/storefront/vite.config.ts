import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./vite/class-names.ts";
import { pages } from "./vite/pages.ts";
import { withoutActiveContent, security } from "./vite/security.ts";

const api = process.env["COUNTERTOP_API"] ?? "http://127.0.0.1:9000";

// The browser talks to one origin: the session cookie needs no cross-origin rules, and pictures come from home too.
const server = {
  host: "127.0.0.1",
  port: 8000,
  strictPort: true,
  proxy: { "^/(store|uploads)(/|$)": { target: api, configure: withoutActiveContent } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    classNames(),
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
    }),
    react(),
    security(),
    pages(api),
  ],
  resolve: {
    conditions: ["@countertop/source", "module", "browser", "development|production"],
    // The router brings along what React has had since version 18.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  // In one file, which runs wherever JavaScript does.
  ssr: {
    noExternal: true,
    resolve: { conditions: ["@countertop/source", "module", "node", "development|production"] },
  },
  // Said either way, so that a build without sizes of pictures has no code for them.
  define: {
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
              // What goods are shown with: one file zips better than five.
              {
                name: "goods",
                test: /src\/(components\/(breadcrumbs|picture|price|quantity)|lib\/(money|variants))\./,
              },
            ],
          },
        },
      },
    }),
  },
}));
