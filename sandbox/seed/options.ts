import { parseArgs } from "node:util";
import { SeedError } from "./errors.ts";
import type { Login } from "./shop.ts";

const USAGE = `Usage: node --conditions=@countertop/source sandbox/seed/main.ts --email MAIL --password SECRET [--url http://localhost:9000]

Fills an empty store with the demo shop, over HTTP. The password is also that of every demo account.`;

const wrong = (message: string): SeedError =>
  new SeedError(`${message}

${USAGE}`);

export function parseOptions(argv: readonly string[]): Login {
  const options = {
    url: { type: "string" },
    email: { type: "string" },
    password: { type: "string" },
  } as const;
  const values = attempt(() => parseArgs({ args: [...argv], options }).values);
  const { url = "http://localhost:9000", email, password } = values;
  if (!email || !password) throw wrong("Give --email and --password of an admin user.");
  if (!URL.canParse(url))
    throw wrong(`--url wants an address such as http://localhost:9000, not "${url}".`);
  return { url, email, password };
}

function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}
