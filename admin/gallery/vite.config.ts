import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds the component gallery separately, so that the admin's build doesn't contain any of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react()],
  resolve: { conditions: ["@countertop/source", "module", "browser", "development|production"] },
  css: { postcss: join(import.meta.dirname, "..") },
  server: { host: "127.0.0.1", port: 7002 },
  preview: { host: "127.0.0.1" },
  build: { target: "es2023" },
});
