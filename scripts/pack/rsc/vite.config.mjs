import rsc from "@vitejs/plugin-rsc";
import { defineConfig } from "vite";

const entry = (name) => ({ build: { rollupOptions: { input: { index: `./entry.${name}.jsx` } } } });

export default defineConfig({
  logLevel: "warn",
  plugins: [rsc()],
  environments: { rsc: entry("rsc"), ssr: entry("ssr"), client: entry("browser") },
});
