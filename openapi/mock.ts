// `npm run mock [-- --port 4010]`: a store that answers with the contract's examples.
import { parseArgs } from "node:util";
import { startMock } from "./src/mock-server.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port > 65_535) {
  fail(`--port takes a number up to 65535, not "${values.port}".`);
}

try {
  const mock = await startMock(port);
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
      `Port ${port} is in use. Stop what uses it, or choose another: npm run mock -- --port ${port + 1}`,
    );
  }
  if (code === "ENOENT") fail("The contract is not bundled yet. Run: npm run generate");
  throw error;
}
