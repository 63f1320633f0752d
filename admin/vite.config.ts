import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { developmentPages, mockStore } from "./vite/development.ts";
import { extensions } from "./vite/extensions.ts";
import { manual } from "./vite/manual.ts";
import { publicFiles } from "./vite/public-files.ts";
import { reference } from "./vite/reference.ts";
import { preload } from "./vite/preload.ts";
import { precompressed } from "./vite/precompressed.ts";
import { inboxAt, security, withoutActiveContent } from "./vite/security.ts";
import { styles } from "./vite/styles.ts";
import { version } from "./vite/version.ts";

// The inbox's MCP server, if there is one.
const mcp = process.env["MCP_URL"];
// The store's URL, or "mock" to answer calls with the contract's examples.
const api = process.env["COUNTERTOP_API"] ?? "http://127.0.0.1:9000";
const isMock = api === "mock";

// Forwards API requests, so that the browser uses one origin and the session cookie doesn't depend on cross-origin rules.
const server = {
  host: "127.0.0.1",
  port: 7001,
  strictPort: true,
  proxy: {
    ...(!isMock && {
      "^/(admin|store|uploads)(/|$)": { target: api, configure: withoutActiveContent },
    }),
    ...(mcp && inboxAt(mcp)),
  },
};

export default defineConfig({
  // Relative, because <base> in index.html sets the path, so that the same build works in any sub-path.
  base: "./",
  publicDir: false,
  plugins: [
    // This plugin runs before react(), because it splits the route files that react() then compiles.
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // Puts the code that starts a page's queries into the page's chunk, not into the shell's.
      codeSplittingOptions: { defaultBehavior: [["loader", "component"]] },
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
    }),
    react(),
    styles(),
    extensions(),
    manual(),
    reference(),
    developmentPages(),
    ...(isMock ? [mockStore()] : []),
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
    modulePreload: {
      polyfill: false,
      // Doesn't list the shell's files again for each part that loads on demand, because the shell has loaded them before. Lists
      // them for parts of the entry point, such as the shell itself.
      resolveDependencies: (_, files, { hostId }) =>
        /\/index-/.test(hostId)
          ? files
          : files.filter(
              (file) => !/\/(index|rolldown-runtime|people|shell)-[^/]*\.js$/.test(file),
            ),
    },
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Creates few chunks, each large enough for its own request. A chunk contains its modules and everything they import,
          // except modules of an earlier group.
          groups: [
            // Puts the entry point and the sign-in page into one file, even if other code uses parts of them.
            { name: "base", tags: ["$initial"], priority: 9 },
            // The only parts of the shell that visitors need before they sign in.
            {
              name: "people",
              test: /sdk\/src\/generated\/(operations|writes)\/(invites|users)\.ts$/,
              priority: 9,
            },
            {
              name: "shell",
              test: /src\/(app\.tsx|routes\/a\/route\.tsx\?|generated\/hooks\/products\.ts)|\/useLocation\.js/,
              priority: 8,
            },
            // The product list with the icons of its actions, so that the first list doesn't load all icons.
            {
              name: "list",
              test: /src\/(patterns\/(list\/(list-page|columns|product-status-badge)|action\/(define-action|use-row-actions))|patterns\/stock\/low-mark|ui\/(badge|select|thumb)|features\/products\/use-reserved)\.tsx?|lucide-react\/.*\/(archive-x|circle-dollar-sign|chevron-down|chevron-left|chevron-right|copy|layers|rocket|upload)\.mjs/,
              priority: 7,
            },
            // Small modules that many chunks share, and that don't import anything large.
            {
              name: "common",
              test: /sdk\/src\/generated\/operations\//,
              minShareCount: 2,
              priority: 6,
            },
            // Code that every page loads when it's idle.
            {
              name: "idle",
              test: /src\/(features\/shell\/account-menu|ui\/(menu|toast))\.tsx/,
              priority: 4,
            },
            // The sidebar's numbers and the usage data, which the first page loads late.
            {
              name: "late",
              test: /src\/(features\/(shell\/waiting|analytics\/(analytics|preferences))|resources\/waiting)\.tsx?/,
              priority: 4,
            },
            // The conflict dialog's loader, which is too small for a file of its own.
            {
              name: "record-edit",
              test: /src\/patterns\/form\/(record-edit|conflict)\.tsx?/,
              priority: 2,
            },
            { name: "icons", test: /lucide-react/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
