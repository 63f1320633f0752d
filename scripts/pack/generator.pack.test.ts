// Tests custom endpoints as users add them: with the README's commands and code, in an empty project and in a fork.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../lib/ports.ts";
import type { Folder } from "../release/packages.ts";
import { installPacked, root, tsc } from "./install.ts";

// Time limit of a step in ms. On a shared machine, a download may take many times as long as usual, so only a step that hangs
// exceeds the limit.
const STEP_MS = 8 * 60_000;
const started = promisify(execFile);
const run = (command: string, args: readonly string[], cwd: string) =>
  started(command, args, { timeout: STEP_MS, cwd, maxBuffer: 64 * 1024 * 1024 });
const readme = readFileSync(join(root, "codegen/README.md"), "utf8");
/** The README's code block in a language. If there are several, `first` is the first line of the block. */
const block = (language: string, first = ""): string =>
  new RegExp(`\`\`\`${language}\\n(${first}[^]*?)\`\`\``).exec(readme)?.[1] ?? "";

const folders: string[] = [];
const programs: ChildProcess[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates a project with the packages' tarballs, and with the README's overlay. */
async function installProject(packages: readonly Folder[], from = root): Promise<string> {
  const folder = await installPacked(packages, from);
  for (const file of globSync("*.{ts,mjs}", { cwd: folder })) rmSync(join(folder, file));
  writeFileSync(join(folder, "reviews.overlay.yaml"), block("yaml"));
  mkdirSync(join(folder, "src"));
  return folder;
}

/** Starts the mock server of a repository, and resolves to its URL when it listens. */
async function mock(repository: string, ...args: string[]): Promise<string> {
  const port = await freePort();
  const program = spawn(
    process.execPath,
    [join(repository, "codegen/mock.ts"), "--port", String(port), ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  programs.push(program);
  await new Promise<void>((done, fail) => {
    program.stdout?.on("data", (data) => String(data).includes("The mock store runs at") && done());
    program.once("exit", (code) => fail(new Error(`The mock ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/**
 * Code that renders a hook with the data of a call, which works only if there is a single copy of React. `own` contains the
 * SDK's modules with the endpoint.
 */
const rendering = (url: string, own: { client: string; operations: string; hooks: string }) => `
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { ClientProvider } from "@countertop/sdk/react";
import { queryOptions } from "@countertop/sdk/query";
import { createClient } from "${own.client}";
import { storeListReviews } from "${own.operations}";
import { useReviews } from "${own.hooks}";

const client = createClient({ baseUrl: "${url}" });
const queries = new QueryClient();
await queries.prefetchQuery(queryOptions(client, storeListReviews));
export function Reviews() {
  const text: string | undefined = useReviews().data?.reviews[0]?.text;
  // @ts-expect-error a review doesn't have stars
  useReviews().data?.reviews[0]?.stars;
  return <p>{text}</p>;
}
export const rating = async (): Promise<number | null | undefined> =>
  (await client.store.products.retrieve({ id: "p" })).product.average_rating;
const { product } = await client.store.products.retrieve({ id: "p" });
console.log(product.title !== "", renderToString(
  <QueryClientProvider client={queries}><ClientProvider client={client}><Reviews /></ClientProvider></QueryClientProvider>,
));
`;

const OPTIONS = {
  compilerOptions: {
    module: "nodenext",
    jsx: "react-jsx",
    outDir: "out",
    rootDir: "src",
    declaration: true,
    composite: true,
  },
  include: ["src"],
};
/** Paths of all copies of React in a project. */
const reacts = (folder: string): string[] =>
  globSync("node_modules/**/react/package.json", { cwd: folder }).filter((path) =>
    path.endsWith("node_modules/react/package.json"),
  );

describe("in a project with the packed SDK and generator", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await installProject(["sdk", "codegen"]);
  }, STEP_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    "the packed generator adds endpoints and fields to the installed SDK, with hooks and mocks",
    async () => {
      const manifest = join(folder, "package.json");
      const config = join(folder, "tsconfig.json");
      writeFileSync(join(folder, "countertop.config.ts"), block("ts", "// countertop.config.ts"));
      writeFileSync(config, JSON.stringify(OPTIONS));
      // The README's command, except that the package comes from its tarball.
      const [, command = ""] = block("sh").trim().split("\n");
      expect(command).toBe("npx countertop-codegen");
      const { stdout } = await run("npx", ["--no-install", "countertop-codegen"], folder);
      // The overlay doesn't have bodies, so no schemas are generated.
      expect(stdout).toBe("Generated src/countertop: index.ts, openapi.json, react.ts, msw.ts\n");
      await run("npx", ["--no-install", "countertop-codegen", "--check"], folder);

      const url = await mock(root, "--contract", join(folder, "src/countertop/openapi.json"));
      const use = block("ts", "// src/use.ts").replace("http://localhost:9000", url);
      writeFileSync(join(folder, "src/use.ts"), `${use}console.log(reviews, typeof rating);\n`);
      const own = "./countertop/index.js";
      writeFileSync(
        join(folder, "src/page.tsx"),
        rendering(url, { client: own, operations: own, hooks: "./countertop/react.js" }),
      );
      expect(await tsc(config, OPTIONS)).toBe("");
      expect(JSON.parse(readFileSync(manifest, "utf8"))).toHaveProperty("dependencies.react");
      expect(reacts(folder)).toEqual(["node_modules/react/package.json"]);
      // This field isn't in the contract's example of a product.
      expect((await run(process.execPath, ["out/use.js"], folder)).stdout).toBe(
        "[ { text: 'Text' } ] undefined\n",
      );
      expect((await run(process.execPath, ["out/page.js"], folder)).stdout).toBe(
        "true <p>Text</p>\n",
      );
    },
    3 * STEP_MS,
  );

  it(
    "the packed generator rejects the contract of a different API in one sentence",
    async () => {
      const pets = { get: { operationId: "listPets", tags: ["pets"], responses: {} } };
      const api = { openapi: "3.1.0", info: {}, paths: { "/pets": pets } };
      writeFileSync(join(folder, "pets.json"), JSON.stringify(api));
      const args = [
        "--no-install",
        "countertop-codegen",
        "--contract",
        "pets.json",
        "--out",
        "src/a",
      ];
      await expect(run("npx", args, folder)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^pets\.json: describes a different API: .*storeListProducts\n$/,
        ),
      });
      expect(existsSync(join(folder, "src/a"))).toBe(false);
    },
    2 * STEP_MS,
  );
});

it(
  "the packed generator keeps a fork's overlays when the SDK is generated again, and packs an SDK with them",
  async () => {
    // The fork is inside of the repository, so that its packages resolve.
    const fork = join(root, ".cache", `fork-${process.pid}`);
    folders.push(fork);
    const { stdout } = await run("git", ["ls-files", "codegen", "openapi", "sdk", "reports"], root);
    for (const file of [...stdout.trim().split("\n"), "package.json", "tsconfig.json"]) {
      if (!existsSync(join(root, file))) continue;
      mkdirSync(dirname(join(fork, file)), { recursive: true });
      cpSync(join(root, file), join(fork, file));
    }
    for (const path of ["node_modules", "codegen/node_modules"])
      symlinkSync(join(root, path), join(fork, path));
    writeFileSync(join(fork, "reviews.overlay.yaml"), block("yaml"));
    writeFileSync(
      join(fork, "countertop.config.ts"),
      `export default { overlays: ["reviews.overlay.yaml"] };\n`,
    );
    const generate = (...args: string[]) =>
      run(process.execPath, [join(fork, "codegen/generate.ts"), ...args], fork);
    await generate();
    // Generates again, and compares the result with the first one.
    await generate("--check");
    expect(existsSync(join(fork, "sdk/src/generated/hooks/reviews.ts"))).toBe(true);

    await run(
      process.execPath,
      [join(root, "node_modules/tsdown/dist/run.mjs")],
      join(fork, "sdk"),
    );
    const folder = await installProject(["sdk"], fork);
    folders.push(folder);
    const url = await mock(fork);
    writeFileSync(
      join(folder, "src/page.tsx"),
      rendering(url, {
        client: "@countertop/sdk",
        operations: "@countertop/sdk/operations",
        hooks: "@countertop/sdk/react",
      }),
    );
    expect(await tsc(join(folder, "tsconfig.json"), OPTIONS)).toBe("");
    expect(reacts(folder)).toEqual(["node_modules/react/package.json"]);
    expect((await run(process.execPath, ["out/page.js"], folder)).stdout).toBe(
      "true <p>Text</p>\n",
    );

    // With a folder for the additions, the SDK doesn't have the overlays, but the mock server does.
    writeFileSync(
      join(fork, "countertop.config.ts"),
      `export default { overlays: ["reviews.overlay.yaml"], output: "own" };\n`,
    );
    await generate();
    expect(existsSync(join(fork, "sdk/src/generated/hooks/reviews.ts"))).toBe(false);
    expect((await fetch(`${await mock(fork)}/store/reviews`)).status).toBe(200);
  },
  5 * STEP_MS,
);

// Skips the test on other platforms, because the package for Node 20 doesn't support all of them.
const old = join(import.meta.dirname, "node_modules/node-20-linux-x64/bin/node");
it.runIf(existsSync(old))(
  "the packed generator explains in one sentence that Node 20 is too old for the generator",
  async () => {
    const failed = run(old, [join(root, "codegen/dist/cli.js"), "--out", "none"], root);
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Needs Node 22\.18\.0 or newer; this is Node 20\.[\d.]+\.\n$/),
    });
  },
);
