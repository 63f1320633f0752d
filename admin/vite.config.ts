import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { extensions } from "./vite/extensions.ts";
import { publicFiles } from "./vite/public-files.ts";
import { security } from "./vite/security.ts";
import { version } from "./vite/version.ts";

const api = process.env["COUNTERTOP_API"] ?? "http://127.0.0.1:9000";

// The browser talks to one origin, so the session cookie needs no cross-origin rules.
const server = {
  host: "127.0.0.1",
  port: 7001,
  strictPort: true,
  proxy: Object.fromEntries(
    ["/admin", "/store", "/uploads"].map((path) => [`^${path}(/|$)`, { target: api }]),
  ),
};

export default defineConfig({
  // Relative: where the files lie is said by <base> in index.html, so one build serves any sub-path.
  base: "./",
  publicDir: false,
  plugins: [
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
    }),
    react(),
    extensions(),
    publicFiles(),
    security(),
    version(),
  ],
  resolve: { conditions: ["@countertop/source", "module", "browser", "development|production"] },
  server,
  preview: server,
  build: {
    manifest: true,
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The entrance and the sign-in come in one file, whoever else uses parts of them.
          groups: [{ name: "base", tags: ["$initial"] }],
        },
      },
    },
  },
});
