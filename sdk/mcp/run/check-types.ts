/** Checks a program with the TypeScript compiler and the SDK's types. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = "program.ts";
const GLOBALS = "globals.d.ts";
const SHOWN = 10;

export interface TypeCheck {
  /** Returns a program's type errors, each with its line. */
  errorsOf(source: string): Promise<string[]>;
}

/** The SDK's files, which are the same for all type checks. */
let sdkFiles: Promise<string[]> | undefined;

/** Creates a type check. `types` is the content of the declaration file with the names that a program can use. */
export function typeCheckOf(types: string, timeMs: number): TypeCheck {
  const compiler = compilerPath();
  const run = async (files: Record<string, string>, options: object, args: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), "countertop-run-"));
    try {
      for (const [name, text] of Object.entries({ [GLOBALS]: types, ...files }))
        writeFileSync(join(folder, name), text);
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
      return await outputOf(compiler, ["-p", folder, "--pretty", "false", ...args], folder, timeMs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const filesOfSdk = async (): Promise<string[]> => {
    const list = await run({}, configOf([GLOBALS], {}), ["--listFilesOnly"]);
    const files = list.split("\n").filter((file) => !/\/lib\.[\w.]+\.d\.ts$/.test(file));
    return files.filter((file) => file !== "" && !file.endsWith(GLOBALS));
  };
  return {
    async errorsOf(source) {
      sdkFiles ??= filesOfSdk().catch((error: unknown) => {
        sdkFiles = undefined;
        throw error;
      });
      const files = await sdkFiles;
      // With `noResolve`, an `import(…)` in a type doesn't read a file. Otherwise, a type error could reveal a file's content.
      const options = configOf([...files, GLOBALS, PROGRAM], { noResolve: true });
      const output = await run({ [PROGRAM]: source }, options, []);
      return errorsIn(output);
    },
  };
}

const configOf = (files: readonly string[], options: object) => ({
  compilerOptions: {
    target: "es2023",
    lib: ["es2023"],
    module: "esnext",
    moduleResolution: "bundler",
    moduleDetection: "legacy",
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    // Node only removes types, and rejects syntax that it would have to compile, such as enums.
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    paths: { "@countertop/sdk": [sdkTypes()] },
    ...options,
  },
  files,
});

/** Returns the errors in the program. The first line belongs to the wrapper function, so line numbers are reduced by one. */
function errorsIn(output: string): string[] {
  const found = output
    .split(/\n(?=\S)/)
    .flatMap((one) => /^(?:.*[\\/])?program\.ts\((\d+),\d+\): error TS\d+: ([^]*)/.exec(one) ?? []);
  const errors: string[] = [];
  for (let at = 0; at < found.length; at += 3)
    errors.push(
      `Line ${Number(found[at + 1]) - 1}: ${found[at + 2]?.replaceAll(/\s+/g, " ").trim()}`,
    );
  const rest = errors.length - SHOWN;
  return rest > 0 ? [...errors.slice(0, SHOWN), `${rest} more errors.`] : errors;
}

async function outputOf(
  compiler: string,
  args: string[],
  cwd: string,
  timeMs: number,
): Promise<string> {
  // The compiler may start a child process. With a process group of their own, both can be stopped together.
  const child = spawn(process.execPath, [compiler, ...args], {
    cwd,
    env: {},
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  }, timeMs);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (output += part));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  }).finally(() => clearTimeout(timer));
  if (isLate) throw new Error(`Checking the types took longer than ${timeMs / 1_000} seconds.`);
  if (code === null || code > 2) throw new Error("The TypeScript compiler ended unexpectedly.");
  return output;
}

/** Returns the path of the SDK's types: the source in the repository, or the declarations in an installed package. */
function sdkTypes(): string {
  const source = join(import.meta.dirname, "../../src/index.ts");
  return existsSync(source)
    ? source
    : fileURLToPath(import.meta.resolve("@countertop/sdk")).replace(/\.js$/, ".d.ts");
}

/** Returns the path of the TypeScript compiler, which is an optional peer dependency, because only `run` needs it. */
function compilerPath(): string {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve("typescript/package.json");
    const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: { tsc: string } };
    return join(dirname(manifest), bin.tsc);
  } catch {
    throw new Error(
      "--run needs TypeScript 5.8 or newer: install typescript next to this package.",
    );
  }
}
