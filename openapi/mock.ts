// `npm run mock [-- --port 4010] [--contract FILE]` starts a store that responds with the contract's examples.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openContract, readBundle, type Document } from "./src/contract.ts";
import { startMock } from "./src/mock-server.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const { values } = parseArgs({
  options: { port: { type: "string", default: "4010" }, contract: { type: "string" } },
});
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port > 65_535) {
  fail(`--port takes a number up to 65535, not "${values.port}".`);
}

/** Our contract with the overlays of countertop.config.ts, or the contract in the file. */
function readContract(file: string | undefined): Document {
  if (file === undefined) return readBundle();
  // npm runs scripts in a workspace, but paths are relative to the folder where the user typed them.
  const path = resolve(process.env["INIT_CWD"] ?? process.cwd(), file);
  return JSON.parse(readFileSync(path, "utf8")) as Document;
}

try {
  const mock = await startMock(port, openContract(readContract(values.contract)));
  console.log(
    `The mock store answers at ${mock.url.replace("127.0.0.1", "localhost")} with the contract's examples (${mock.operations} operations). Ctrl-C stops it.`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    fail(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}`,
    );
  }
  if (code === "ENOENT")
    fail(
      values.contract === undefined
        ? "The contract is not bundled yet. Run: npm run generate"
        : `${values.contract}: cannot be read (ENOENT)`,
    );
  throw error;
}
