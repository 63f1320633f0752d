import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { existsSync } from "node:fs";
import { defineConfig } from "vite";

// The build's server reads the same file.
if (existsSync(".env")) process.loadEnvFile();

/** Packages that every page needs. In one file, they compress better. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|i18next|react-i18next|use-sync-external-store|@tanstack\/(history|store|react-store|query-core|react-query|(react-)?(router|start)[\w-]*))\//;

export default defineConfig({
  plugins: [tanstackStart(), react()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "everywhere", test: EVERYWHERE }] } },
        },
      },
    },
  },
});
