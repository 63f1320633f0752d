// `countertop` serves the admin for a store, and runs the other programs.
import { parseArgs } from "node:util";
import { SettingsError } from "../server/start.ts";
import { admin } from "./admin.ts";
import { build } from "./build.ts";
import { check } from "./check.ts";
import type { Command, Values } from "./command.ts";
import { generate, mcp, migrate, mock } from "./others.ts";
import { versionOf } from "./place.ts";

const HELP = `countertop ${versionOf()}: an admin and tools for stores with the Medusa v1 HTTP API.

  countertop admin --store https://api.example.com     serves the admin for a store
  countertop check --store https://api.example.com     checks a store's compatibility, and lists what its owner should fix
  countertop build                                     builds an extension of the admin
  countertop mock                                      serves a store that returns examples
  countertop generate                                  generates typed code for endpoints of your own (package @countertop/codegen)
  countertop mcp --url https://api.example.com         starts a server for assistants (package @countertop/mcp)
  countertop migrate src                               migrates a storefront from medusa-react (package @countertop/storefront-kit)

countertop COMMAND --help explains the options. For check and mcp, set an operator's credentials in the environment:
COUNTERTOP_API_KEY, or COUNTERTOP_EMAIL and COUNTERTOP_PASSWORD.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  admin,
  build,
  check,
  generate,
  mcp,
  migrate,
  mock,
};

async function main([name, ...args]: readonly string[]): Promise<number | undefined> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    console.log(HELP);
    return 0;
  }
  if (name === "--version") {
    console.log(versionOf());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new SettingsError(`There is no command ${name}.\n\n${HELP}`);
  if (command.passes) return command.run({}, args);
  if (args.includes("--help")) {
    console.log(command.help);
    return 0;
  }
  return command.run(readValues(command, args), args);
}

function readValues({ options = {}, help }: Command, args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options }).values as Values;
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}\n\n${help}`);
  }
}

/** One line for a problem that the user can fix. Undefined for an error of this program. */
function problemIn(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (path === undefined) return undefined;
  return /^(EACCES|EPERM|EROFS)$/.test(code)
    ? `You have no permission to use ${path}.`
    : `${path} can't be used: ${code}`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const problem = problemIn(error);
  if (problem === undefined) throw error;
  console.error(problem);
  const [name = ""] = process.argv.slice(2);
  process.exitCode = (Object.hasOwn(COMMANDS, name) && COMMANDS[name]?.codeOfProblems) || 1;
}
