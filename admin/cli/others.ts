/** Commands that run other programs: those in this package, or in packages that a project installs. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command } from "./command.ts";
import { SettingsError } from "../server/start.ts";
import { fileOf, versionOf } from "./place.ts";

/** Runs a program with this process's input and output. Resolves to the program's exit code. */
export function runNode(file: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
  // The terminal sends Ctrl-C to both processes, so this one ignores it. A service manager signals only this process, so
  // SIGTERM is passed on.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
}

export const mock: Command = {
  help: "",
  passes: true,
  run: (_, args) => {
    if (args.includes("--help")) {
      console.log(`Serves a store that returns the contract's examples. It doesn't save anything.

  countertop mock [--port 4010] [--contract FILE]

Without --contract, it adds the overlays of countertop.config.ts in this folder to Countertop's contract.`);
      return Promise.resolve(0);
    }
    const own = args.some((arg) => arg.startsWith("--contract"))
      ? []
      : ["--base", fileOf("openapi.json", "../../openapi/generated/openapi.json")];
    return runNode(fileOf("mock.js", "../../codegen/mock.ts"), [...args, ...own]);
  },
};

/**
 * A command of another package. Looks for it in `node_modules` of the current folder and of the folders above it, and then of
 * this file's folder and those above.
 */
const of = (name: string, program: string, words: readonly string[] = []): Command => ({
  help: "",
  passes: true,
  run: (_, args) => runNode(join(folderOf(name), program), [...words, ...args]),
});

export const generate = of("@countertop/codegen", "dist/cli.js");
export const mcp = of("@countertop/mcp", "dist/cli.js");

export const migrate: Command = {
  help: "",
  passes: true,
  run(_, args) {
    if (args.length === 0 || args.includes("--help")) {
      console.log(`Migrates the code of a storefront from medusa-react to Countertop, and marks calls of medusa-js. Commit your work first.
It prints what it changed, what is left, and why.

  countertop migrate src`);
      return Promise.resolve(args.length === 0 ? 1 : 0);
    }
    const program = join(folderOf("@countertop/storefront-kit"), "codemod/run.js");
    folderOf("jscodeshift", "npm install jscodeshift");
    return runNode(program, args);
  },
};

function folderOf(name: string, install = `npm install ./${tarballOf(name)}`): string {
  for (const from of [process.cwd(), import.meta.dirname])
    for (let folder = from; ; folder = dirname(folder)) {
      const found = join(folder, "node_modules", name);
      if (existsSync(join(found, "package.json"))) return found;
      if (dirname(folder) === folder) break;
    }
  throw new SettingsError(
    `This command needs the package ${name}, which isn't installed here. Install it: ${install}`,
  );
}

/** All Countertop packages have the same version. */
const tarballOf = (name: string): string =>
  `${name.replace("@", "").replace("/", "-")}-${versionOf()}.tgz`;
