import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { extensions } from "./vite/extensions.ts";
import { manual } from "./vite/manual.ts";
import { publicFiles } from "./vite/public-files.ts";
import { reference } from "./vite/reference.ts";
import { preload } from "./vite/preload.ts";
import { precompressed } from "./vite/precompressed.ts";
import { inboxAt, security, withoutActiveContent } from "./vite/security.ts";
import { styles } from "./vite/styles.ts";
import { version } from "./vite/version.ts";

// The MCP server of the inbox, if any.
const mcp = process.env["MCP_URL"];
const api = process.env["COUNTERTOP_API"] ?? "http://127.0.0.1:9000";

// The browser talks to one origin, so the session cookie needs no cross-origin rules.
const server = {
  host: "127.0.0.1",
  port: 7001,
  strictPort: true,
  proxy: {
    "^/(admin|store|uploads)(/|$)": { target: api, configure: withoutActiveContent },
    ...(mcp && inboxAt(mcp)),
  },
};

export default defineConfig({
  // Relative, because <base> in index.html sets the path: one build serves any sub-path.
  base: "./",
  publicDir: false,
  plugins: [
    // This plugin runs before react(), because it splits the route files that react() then compiles.
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // Code that starts a page's queries belongs to the page's chunk, not to the shell's.
      codeSplittingOptions: { defaultBehavior: [["loader", "component"]] },
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
    }),
    react(),
    styles(),
    extensions(),
    manual(),
    reference(),
    publicFiles({ assistants: mcp !== undefined }),
    preload(),
    security(),
    version(),
    precompressed(),
  ],
  resolve: { conditions: ["@countertop/source", "module", "browser", "development|production"] },
  server,
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few chunks, each large enough for its own request. A chunk contains what its modules need, except what an earlier chunk contains.
          groups: [
            // The entry point and the sign-in page are in one file, even if other code uses parts of them.
            { name: "base", tags: ["$initial"], priority: 9 },
            // Visitors who aren't signed in need only these parts of the shell.
            {
              name: "people",
              test: /sdk\/src\/generated\/(operations|writes)\/(invites|users)\.ts$/,
              priority: 9,
            },
            {
              name: "shell",
              test: /src\/(app\.tsx|routes\/a\/route\.tsx\?)|\/useLocation\.js/,
              priority: 8,
            },
            // This chunk contains the icons of the product list's actions, so that the first list doesn't load all icons.
            {
              name: "list",
              test: /src\/(patterns\/(list\/(list-page|columns|product-status-badge)|action\/(define-action|use-row-actions))|patterns\/stock\/low-mark|ui\/(badge|thumb)|features\/products\/use-reserved|generated\/hooks\/products)\.tsx?|lucide-react\/.*\/(archive-x|circle-dollar-sign|copy|layers|rocket|upload)\.mjs/,
              priority: 7,
            },
            // Small modules that many chunks share, and that import nothing large.
            {
              name: "common",
              test: /sdk\/src\/generated\/operations\//,
              minShareCount: 2,
              priority: 6,
            },
            // Chunks that every page loads when it's idle.
            {
              name: "idle",
              test: /src\/(features\/shell\/account-menu|ui\/(menu|toast))\.tsx/,
              priority: 4,
            },
            { name: "icons", test: /lucide-react/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
