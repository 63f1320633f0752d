import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { existsSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// The build's server reads the same file.
if (existsSync(".env")) process.loadEnvFile();

/** Packages that every page needs. In one file, they compress better. */
const EVERYWHERE =
  /node_modules\/(?!.*\/(serializer|client-rpc\/(serverFn|frame)))(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|@tanstack\/(history|store|react-store|query-core|react-query|(react-)?(router|start)[\w-]*))\//;
const output = { codeSplitting: { groups: [{ name: "everywhere", test: EVERYWHERE }] } };

const FETCHER = /import \{ serverFnFetcher \} from ("[^"]+");/;
const LATER =
  "const serverFnFetcher = async (...sent) => (await import($1)).serverFnFetcher(...sent);";
/** Loads the code that calls server functions with the first call, because this template's pages don't call any. */
const serverFunctionsLater: Plugin = {
  name: "server-functions-later",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (code, id) => {
    if (!id.endsWith("/createClientRpc.js")) return undefined;
    if (!FETCHER.test(code)) throw new Error("FETCHER doesn't match TanStack Start's import.");
    return code.replace(FETCHER, LATER);
  },
};

export default defineConfig({
  plugins: [serverFunctionsLater, tanstackStart(), react()],
  environments: { client: { build: { rolldownOptions: { output } } } },
});
