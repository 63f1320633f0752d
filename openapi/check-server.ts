// `npm run conformance -- --url URL [--email E --password P]` checks whether a server matches the contract. It only reads.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openContract, type Document } from "./src/contract.ts";
import { checkServer, ServerCheckError, type ServerCheck } from "./src/check-server.ts";

const HELP = `npm run conformance -- --url URL [--email EMAIL] [--password PASSWORD] [--contract FILE]

Calls every GET operation that can be reached and prints where the responses differ from the contract. Never changes anything.
--email, --password  an operator's credentials, for the admin area; the password can also be in COUNTERTOP_ADMIN_PASSWORD
--contract           a contract other than Countertop's, such as the openapi.json that npm run generate -- --overlay FILE --out DIR writes`;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: "string" },
        email: { type: "string" },
        password: { type: "string" },
        contract: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${HELP}`);
  }
}

const { url, email, contract, help, ...rest } = readArguments();
if (help) {
  console.log(HELP);
  process.exit();
}
if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
  fail(`--url must be a server's address, such as http://localhost:9000.\n\n${HELP}`);
// Uses the password only together with --email, so that a password in the environment isn't sent to an arbitrary server.
const password =
  rest.password ?? (email === undefined ? undefined : process.env["COUNTERTOP_ADMIN_PASSWORD"]);
if ((email === undefined) !== (password === undefined))
  fail("Pass both --email and --password, or neither to check only the store area.");

try {
  const result = await checkServer({
    url: url as string,
    ...(email !== undefined && password !== undefined && { admin: { email, password } }),
    ...(contract !== undefined && { contract: openContract(readContract(contract)) }),
  });
  print(result);
  process.exitCode = result.deviations.length > 0 || result.reached.length === 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ServerCheckError)) throw error;
  fail(error.message);
}

function readContract(file: string): Document {
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Document;
  } catch (error) {
    return fail(`--contract: ${path} can't be read as JSON (${(error as Error).message})`);
  }
}

function print({ calls, operations, reached, unreached, deviations }: ServerCheck): void {
  for (const { operation, where, at, message } of deviations)
    console.log(`${operation}  ${[where, at, message].filter(Boolean).join(" ")}`);
  const reasons = Map.groupBy(Object.entries(unreached), ([, reason]) => reason);
  for (const [reason, ids] of reasons)
    console.log(`Not checked (${reason}): ${ids.map(([id]) => id).join(", ")}`);
  console.log(
    `Checked ${reached.length} of ${operations} read operations with ${calls} calls. Deviations: ${deviations.length}.`,
  );
}
