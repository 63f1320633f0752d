// `npm run mock [-- --port 4010] [--contract FILE]` starts a store that responds with the contract's examples. Without `--contract`,
// the contract has the overlays of countertop.config.ts.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openContract, readBundle, type Document } from "../openapi/src/contract.ts";
import { configuredContract } from "./own-contract.ts";
import { readConfig } from "./config.ts";
import { startMock } from "../openapi/src/mock-server.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    contract: { type: "string" },
    // The `countertop` command passes its contract, to which it applies the overlays of the current folder.
    base: { type: "string" },
  },
});
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port > 65_535) {
  fail(`--port must be a number up to 65535, not "${values.port}".`);
}

const readJson = (path: string): Document => JSON.parse(readFileSync(path, "utf8")) as Document;

async function readContract({ contract, base }: typeof values): Promise<Document> {
  // npm runs a workspace's scripts in its folder, but paths are relative to the folder in which the user ran npm.
  if (contract) return readJson(resolve(process.env["INIT_CWD"] ?? process.cwd(), contract));
  if (base) return withConfig(process.cwd(), () => readJson(base));
  const root = resolve(import.meta.dirname, "..");
  const { output } = await readConfig(root).catch((error: Error) => fail(error.message));
  // Without a folder for the additions, the generator has already applied the overlays to the bundle.
  return output ? withConfig(root, readBundle) : readBundle();
}

const withConfig = (folder: string, base: () => Document): Promise<Document> =>
  configuredContract(folder, base).catch((error: Error) => fail(error.message));

try {
  const mock = await startMock(port, openContract(await readContract(values)));
  console.log(
    `The mock store runs at ${mock.url.replace("127.0.0.1", "localhost")} and returns the contract's examples (${mock.operations} operations). Press Ctrl-C to stop it.`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    fail(
      `Port ${port} is in use. Stop the program that uses it, or choose a different port: --port ${port + 1}`,
    );
  }
  if (code === "ENOENT")
    fail(
      values.contract === undefined
        ? "The contract is not bundled yet. Run: npm run generate"
        : `${values.contract}: can't be read (ENOENT)`,
    );
  throw error;
}
