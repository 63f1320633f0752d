/** Commands that lead to other programs: in this package, or in packages that a project installs. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command } from "./command.ts";
import { SettingsError } from "../server/start.ts";
import { fileOf, versionOf } from "./place.ts";

/** Runs a program with our input and output. Resolves to its exit code. */
export function runNode(file: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
  // The terminal also sends Ctrl-C to the program; a service manager signals only this process.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
}

export const mock: Command = {
  help: "",
  passes: true,
  run: (_, args) => {
    if (args.includes("--help")) {
      console.log(`Serves a store that answers with the contract's examples. It saves nothing.

  countertop mock [--port 4010] [--contract FILE]`);
      return Promise.resolve(0);
    }
    const own = args.some((arg) => arg.startsWith("--contract"))
      ? []
      : ["--contract", fileOf("openapi.json", "../../openapi/generated/openapi.json")];
    return runNode(fileOf("mock.js", "../../openapi/mock.ts"), [...args, ...own]);
  },
};

/** A command of another package. Looks for it as npm does: in the folders above the project, and above this file. */
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
      console.log(`Changes the code of a storefront from medusa-react to Countertop, and marks calls of medusa-js. Commit first.
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

/** Our packages have one version. */
const tarballOf = (name: string): string =>
  `${name.replace("@", "").replace("/", "-")}-${versionOf()}.tgz`;
