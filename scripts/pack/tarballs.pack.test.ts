// Tests the packages as users get them: packed, installed into an empty project, compiled, and run in every supported runtime.
import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join, posix } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../lib/ports.ts";
import { addressOf, publicFields } from "../release/packages.ts";
import { installPacked, root, run, tsc } from "./install.ts";
import { ENTRIES, manifestOf, type Target } from "./manifests.ts";

const runtimes = join(import.meta.dirname, "node_modules");
const PACKAGES = ["sdk", "sdk/mcp", "storefront-kit", "codegen"] as const;
const TIMEOUT_MS = 300_000;
let folder = "";
let server: Server;
let store = "";
const seen: string[] = [];

/** A path within an installed package. */
const installed = (...path: string[]): string => join(folder, "node_modules", ...path);
beforeAll(async () => {
  folder = await installPacked([...PACKAGES, "admin/cli"]);
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => {
      const [path] = (request.url ?? "").split("?");
      const [status, body] =
        path === "/admin/products"
          ? [200, { products: [{ id: "prod_1", title: "Mug" }], count: 1, offset: 0, limit: 2 }]
          : path === "/admin/uploads"
            ? [200, { uploads: [request.headers["content-type"]?.split(";")[0]] }]
            : [404, { type: "not_found", message: "No" }];
      response.writeHead(status as number, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  store = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, TIMEOUT_MS);

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(PACKAGES)("%s", (name) => {
  const manifest = manifestOf(name);
  const inside = (...path: string[]): string => installed(manifest.name, ...path);

  it("has a license, the public fields, and a Node version in its manifest, but no fields for development", () => {
    expect(manifest.license).toBe("MIT");
    const published = JSON.parse(readFileSync(inside("package.json"), "utf8")) as object;
    // If the repository has no address, the manifests leave out the fields that would contain it.
    expect(published).toMatchObject(publicFields(name, addressOf(root)));
    for (const field of ["scripts", "devDependencies"]) expect(published).not.toHaveProperty(field);
    expect(manifest.scripts?.["prepublishOnly"]).toMatch(/release\/check\.ts --publish$/);
    expect(manifest.engines?.node).toMatch(/^>=\d+/);
    expect(readFileSync(inside("LICENSE"), "utf8")).toBe(
      readFileSync(join(root, "LICENSE"), "utf8"),
    );
  });

  it("contains its AGENTS.md", () => {
    expect(readFileSync(inside("AGENTS.md"), "utf8")).toBe(
      readFileSync(join(root, name, "AGENTS.md"), "utf8"),
    );
  });

  it("names its files without the numbers that a bundler adds to equal names", () => {
    const files = readdirSync(inside("dist"), { recursive: true }).map(String);
    expect(files.filter((file) => /\d\.(?:d\.ts|js)$/.test(file) && !file.includes("-"))).toEqual(
      [],
    );
  });

  it("exports only existing files", () => {
    const targets = (target: Target): string[] =>
      typeof target === "string" ? [target] : Object.values(target).flatMap(targets);
    const published = JSON.parse(readFileSync(inside("package.json"), "utf8")) as typeof manifest;
    const all = [
      ...Object.values(published.exports ?? {}).flatMap(targets),
      ...Object.values(published.bin ?? {}),
    ];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((path) => !existsSync(inside(path)))).toEqual([]);
    for (const entry of Object.values(manifest.exports ?? {}))
      expect(typeof entry === "string" || "default" in entry).toBe(true);
  });

  it("maps all built files to their sources, which the package contains", () => {
    const files = readdirSync(inside("dist"), { recursive: true }).map(String);
    const scripts = files.filter((file) => file.endsWith(".js") && !file.startsWith("template"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const text = readFileSync(inside("dist", file), "utf8");
      const link = /\/\/# sourceMappingURL=(.+)/.exec(text)?.[1];
      // Skips the bundler's runtime, which has no source. Other files without a source map must only import and re-export.
      if (file.includes("rolldown-runtime")) continue;
      if (!link)
        expect(text, file).toMatch(/^(?:\s|"use client";|\/\/.*|(?:import|export) [^;]*;)*$/);
      else {
        const map = JSON.parse(readFileSync(inside("dist", dirname(file), link), "utf8")) as {
          sources: string[];
          sourcesContent?: (string | null)[];
        };
        expect(map.sourcesContent, file).toHaveLength(map.sources.length);
        expect(map.sourcesContent, file).not.toContain(null);
      }
    }
  });

  it("has a README whose links work outside of the repository", () => {
    const text = readFileSync(inside("README.md"), "utf8");
    const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link);
    const broken = links.filter((link) => {
      if (/^(?:https?:|#)/.test(link)) return false;
      const [path = ""] = link.split("#");
      return posix.normalize(path).startsWith("..") || !existsSync(inside(path));
    });
    expect(broken).toEqual([]);
  });
});

it("the test program imports every entry point", () => {
  const text = readFileSync(join(import.meta.dirname, "project/use.ts"), "utf8");
  expect(ENTRIES.filter((name) => !text.includes(`from "${name}";`))).toEqual([]);
});

it.each([
  ["bundler", "use.ts"],
  ["node16", "use.ts"],
  ["nodenext", "use.ts"],
  ["nodenext", "branded.ts"],
])(
  "with module resolution %s, %s compiles without skipLibCheck",
  async (resolution, file) => {
    const config = join(folder, `tsconfig.${resolution}.json`);
    const module = resolution === "bundler" ? "esnext" : resolution;
    const options = { module, moduleResolution: resolution, skipLibCheck: false, noEmit: true };
    expect(await tsc(config, { compilerOptions: options, files: [file] })).toBe("");
  },
  TIMEOUT_MS,
);

it.each(["sdk", "storefront-kit"])(
  "the compiler emits declarations for the README's examples, as for a library in a monorepo: %s",
  async (name) => {
    const library = join(folder, `library-of-${name}`);
    const readme = readFileSync(installed(manifestOf(name).name, "README.md"), "utf8");
    const blocks = Array.from(readme.matchAll(/```tsx?\n\/\/ examples\/(\S+)\n(.*?)```/gs));
    expect(blocks.length).toBeGreaterThan(10);
    mkdirSync(library);
    for (const [, file = "", code = ""] of blocks) writeFileSync(join(library, file), code);
    if (name === "sdk") cpSync(join(folder, "declared.ts"), join(library, "declared.ts"));
    const options = { module: "nodenext", jsx: "react-jsx", rewriteRelativeImportExtensions: true };
    const emitted = { declaration: true, composite: true, outDir: "out" };
    const config = join(library, "tsconfig.json");
    expect(await tsc(config, { compilerOptions: { ...options, ...emitted } })).toBe("");
    for (const file of readdirSync(join(library, "out")).filter((out) => out.endsWith(".d.ts")))
      expect(readFileSync(join(library, "out", file), "utf8")).not.toMatch(/: any\b|\/dist\//);
  },
  TIMEOUT_MS,
);

/** The last version of TypeScript that supports `"moduleResolution": "node"`. One of our tools depends on it. */
const older = createRequire(
  createRequire(join(root, "package.json")).resolve("@arethetypeswrong/core"),
).resolve("typescript/lib/tsc.js");

it(
  "a program compiles with module resolution node, which ignores exports",
  async () => {
    const options =
      "--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution node classic.ts";
    const { stdout } = await run(process.execPath, [older, ...options.split(" ")], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  },
  TIMEOUT_MS,
);

const EXPECTED = {
  products: [{ id: "prod_1", title: "Mug" }],
  keys: true,
  uploads: ["multipart/form-data"],
  status: 404,
  lost: true,
};
const isHere = process.platform === "linux" && process.arch === "x64";
const RUNTIMES: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ["Node 20", "node-20-linux-x64/bin/node"],
  ["Node 22", "node-22-linux-x64/bin/node"],
  ["Deno", "@deno/linux-x64-glibc/deno", "run", "-A", "--node-modules-dir=manual"],
  ["Bun", "@oven/bun-linux-x64/bin/bun"],
];

it("the test program runs in Node 24", async () => {
  const { stdout } = await run(process.execPath, ["use.mjs", store, ...ENTRIES], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual(EXPECTED);
  expect(seen).toContain("GET /admin/products?limit=2&id[]=a&id[]=b");
});

// These runtimes don't support all platforms. On others, the test uses only the other runtimes.
describe.runIf(isHere)("in other runtimes", () => {
  it.each(RUNTIMES)(
    "runs in %s",
    async (_, program, ...args) => {
      const words = [...args, "use.mjs", store, ...ENTRIES];
      const { stdout } = await run(join(runtimes, program), words, {
        cwd: folder,
        env: { ...process.env, DENO_NO_UPDATE_CHECK: "1", DENO_DIR: join(folder, ".deno") },
      });
      expect(JSON.parse(stdout)).toEqual(EXPECTED);
    },
    TIMEOUT_MS,
  );

  it(
    "runs in workerd",
    async () => {
      const { build } = await import("vite");
      await build({
        root: folder,
        configFile: false,
        logLevel: "error",
        build: {
          ssr: "worker.mjs",
          outDir: "worker",
          emptyOutDir: true,
          rolldownOptions: { output: { entryFileNames: "worker.js" } },
        },
        ssr: { noExternal: true, target: "webworker" },
      });
      const port = await freePort();
      writeFileSync(
        join(folder, "worker/config.capnp"),
        `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2025-01-01", globalOutbound = "out")),
    (name = "out", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`,
      );
      const worker = spawn(
        join(runtimes, "@cloudflare/workerd-linux-64/bin/workerd"),
        ["serve", "--control-fd=3", join(folder, "worker/config.capnp")],
        { stdio: ["ignore", "ignore", "inherit", "pipe"] },
      );
      try {
        await listening(worker);
        const answer = await fetch(`http://127.0.0.1:${port}/?store=${encodeURIComponent(store)}`);
        const text = await answer.text();
        expect(answer.status, text).toBe(200);
        expect(JSON.parse(text)).toEqual(EXPECTED);
      } finally {
        worker.kill();
      }
    },
    TIMEOUT_MS,
  );
});

/** Resolves when workerd reports on its control pipe that it's listening. */
const listening = (worker: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    worker.stdio[3]?.on("data", (data) => String(data).includes("listen") && done());
    worker.once("exit", (code) => fail(new Error(`workerd ended with ${code}`)));
  });

it(
  "a bundler builds a page with server components, whose hooks and providers run on the client",
  async () => {
    const page = join(folder, "rsc");
    cpSync(join(import.meta.dirname, "rsc"), page, { recursive: true });
    mkdirSync(join(page, "node_modules/@countertop"), { recursive: true });
    // Links the bundler's packages next to ours, so that both use the same copy of React.
    for (const name of ["@vitejs", "react", "react-dom", "react-server-dom-webpack", "vite"])
      symlinkSync(join(runtimes, name), join(page, "node_modules", name));
    for (const name of ["sdk", "storefront-kit"])
      cpSync(installed("@countertop", name), join(page, "node_modules/@countertop", name), {
        recursive: true,
      });
    for (const name of ["openapi-fetch", "@tanstack"])
      cpSync(installed(name), join(page, "node_modules", name), { recursive: true });
    await run(process.execPath, [join(runtimes, "vite/bin/vite.js"), "build", "--app"], {
      cwd: page,
    });
    const { stdout } = await run(
      process.execPath,
      [
        "-e",
        `import("./dist/rsc/index.js").then(({ default: html }) => html(${JSON.stringify(store)})).then(console.log)`,
      ],
      { cwd: page },
    );
    expect(stdout).toContain("1<!-- --> products from the server");
    expect(stdout).toContain('<ul data-status="pending"><li>Mug</li></ul>');
    const onServer = readdirSync(join(page, "dist/rsc"), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(page, "dist/rsc", file), "utf8"))
      .join("\n");
    expect(onServer).toContain("registerClientReference");
    expect(onServer).not.toMatch(/useQuery\(/);
  },
  TIMEOUT_MS,
);

it(
  "the MCP server starts with the command from its README, and responds to an assistant",
  async () => {
    const readme = readFileSync(installed("@countertop/mcp/README.md"), "utf8");
    const [, command = ""] = /\nnpx countertop-mcp (.+)\n/.exec(readme) ?? [];
    const args = command.replace("http://localhost:9000", store).split(" ");
    const assistant = new Client({ name: "test", version: "1.0.0" });
    const { PATH = "" } = process.env;
    await assistant.connect(
      new StdioClientTransport({
        command: "npx",
        args: ["--no-install", "countertop-mcp", ...args],
        cwd: folder,
        env: { PATH, COUNTERTOP_API_KEY: "key" },
        stderr: "ignore",
      }),
    );
    try {
      const { tools } = await assistant.listTools();
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
      const { content } = await assistant.callTool({
        name: "call",
        arguments: { operation: "adminListProducts" },
      });
      expect(JSON.stringify(content)).toContain("prod_1");
    } finally {
      await assistant.close();
    }
  },
  TIMEOUT_MS,
);

it(
  "the MCP server checks and runs an assistant's program with the packed types",
  async () => {
    const assistant = new Client(
      { name: "test", version: "1.0.0" },
      { versionNegotiation: { mode: "auto" } },
    );
    const args = [installed("@countertop/mcp/dist/cli.js"), "--url", store, "--run"];
    const env = { COUNTERTOP_API_KEY: "key" };
    const command = process.execPath;
    await assistant.connect(new StdioClientTransport({ command, args, env, stderr: "ignore" }));
    const answerTo = async (code: string) => {
      const said = await assistant.callTool({ name: "run", arguments: { code } });
      return JSON.stringify(said.content);
    };
    try {
      expect(assistant.getNegotiatedProtocolVersion()).toBe("2026-07-28");
      const code = "const { products } = await client.admin.products.list();";
      expect(await answerTo(`${code} return products.map(({ title }) => title);`)).toContain("Mug");
      expect(await answerTo(`${code} return products.map(({ titel }) => titel);`)).toContain(
        "Line 1: Property 'titel' does not exist",
      );
    } finally {
      await assistant.close();
    }
  },
  TIMEOUT_MS,
);

it("the countertop command starts the generator, the MCP server, and the codemod", async () => {
  const countertop = (...args: string[]) =>
    run("npx", ["--no-install", "countertop", ...args], { cwd: folder });
  expect((await countertop("generate", "--help")).stdout).toContain("--overlay FILE");
  expect((await countertop("mcp", "--help")).stdout).toContain("--url URL");
  writeFileSync(join(folder, "old.tsx"), 'import { useProducts } from "medusa-react";\n');
  await expect(countertop("migrate", "old.tsx")).rejects.toThrow(/npm install jscodeshift/);
  symlinkSync(join(root, "node_modules/jscodeshift"), installed("jscodeshift"));
  await countertop("migrate", "old.tsx");
  expect(readFileSync(join(folder, "old.tsx"), "utf8")).toContain('"@countertop/sdk/react"');
});
