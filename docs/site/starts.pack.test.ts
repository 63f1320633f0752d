// Follows the getting-started pages literally: in an empty folder with the packed tarballs, runs each command, and creates each
// file of the page.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readContract } from "../../codegen/contract.ts";
import { readJson } from "../../codegen/generate-sdk.ts";
import { launchChromium } from "../../scripts/lib/chromium.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { createProcesses } from "../../scripts/lib/processes.mjs";
import { startMock } from "../../scripts/lib/services.ts";
import { putTarballs } from "../../scripts/pack/install.ts";
import { listen } from "./lib/serve.ts";
import { assemble } from "./lib/assemble.ts";
import { store } from "../../scripts/pack/store.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const TIMEOUT_MS = 300_000;
const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
const pages = new Map(assemble(root, contract).map(({ path, text }) => [path, text]));
const processes = createProcesses();
const made = mkdtempSync(join(tmpdir(), "countertop-starts-"));
const running: ChildProcess[] = [];
let mock = "";

beforeAll(async () => {
  await putTarballs(made, ["sdk", "sdk/mcp", "admin/cli"]);
  mock = (await startMock(processes, root, await freePort())).url;
}, TIMEOUT_MS);
afterAll(async () => {
  for (const child of running) child.kill();
  await processes.endAll();
  rmSync(made, { recursive: true, force: true });
});

/** The page's code blocks in one language, in order. */
const blocksOf = (page: string, lang: string): string[] =>
  Array.from(
    (pages.get(page) ?? "").matchAll(new RegExp(`^\`\`\`${lang}\n([^]*?)^\`\`\`$`, "gm")),
    ([, text = ""]) => text,
  );

/** The page's first block of commands that contains the given words. */
function commands(page: string, words: string): string {
  const found = blocksOf(page, "sh").find((block) => block.includes(words));
  if (found === undefined) throw new Error(`${page} has no command with ${words}.`);
  return found;
}

/** Creates an empty folder with the tarballs. */
function emptyFolder(name: string): string {
  const folder = join(made, name);
  mkdirSync(folder);
  for (const file of blocksOf("start/index.md", "sh").length > 0 ? tarballs() : [])
    symlinkSync(join(made, file), join(folder, file));
  return folder;
}
const tarballs = (): string[] =>
  Array.from(
    new Set((pages.get("start/index.md") ?? "").match(/countertop(?:-sdk|-mcp)?-[\d.]+\.tgz/g)),
  );

const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter),
  npm_config_prefer_offline: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
  ...more,
});
const shell = (cwd: string, script: string, more?: NodeJS.ProcessEnv) =>
  run("bash", ["-ec", script], { cwd, env: env(more), timeout: TIMEOUT_MS });

/** Starts a command from a page, and resolves to the URL that it prints. */
function serve(cwd: string, script: string): Promise<string> {
  const child = spawn("bash", ["-ec", `exec ${script.trim()}`], { cwd, env: env() });
  running.push(child);
  let text = "";
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        text += String(data);
        const [url] = /http:\/\/localhost:\d+/.exec(text) ?? [];
        if (url) done(url);
      });
    child.once("exit", () => fail(new Error(text)));
  });
}

it(
  "the SDK in Node reads a store's products, and orders as an admin",
  async () => {
    const folder = emptyFolder("node");
    await shell(folder, commands("start/node.md", "npm install"));
    const [products = "", orders = ""] = blocksOf("start/node.md", "ts");
    writeFileSync(join(folder, "products.ts"), products);
    writeFileSync(join(folder, "orders.ts"), orders);
    const command = commands("start/node.md", "node products.ts");
    const { stdout } = await shell(folder, command.replace("http://localhost:9000", store.url));
    expect(stdout.trim().split("\n")).toHaveLength(3);
    expect(stdout).toMatch(/ \d+ [a-z]{3}$/m);

    const login = { ADMIN_EMAIL: store.adminEmail, ADMIN_PASSWORD: store.adminPassword };
    const read = await shell(folder, "node orders.ts", { STORE: store.url, ...login });
    expect(read.stdout).toMatch(/^\d+ \S+@\S+ \w+$/m);
    const refused = await shell(folder, "node orders.ts", {
      STORE: store.url,
      ...login,
      ADMIN_PASSWORD: "no",
    });
    expect(refused.stderr).toContain("401 ");
  },
  TIMEOUT_MS,
);

it(
  "the mock server serves the examples to a test",
  async () => {
    const folder = emptyFolder("mock");
    await shell(folder, commands("start/mock.md", "npm install"));
    const start = commands("start/mock.md", "countertop mock");
    const url = await serve(folder, start.replace("4010", String(await freePort())));
    const [test = ""] = blocksOf("start/mock.md", "ts");
    writeFileSync(join(folder, "products.test.ts"), test);
    const { stdout } = await shell(folder, commands("start/mock.md", "node --test"), {
      STORE: url,
    });
    expect(stdout).toMatch(/pass 1\b/);
  },
  TIMEOUT_MS,
);

it(
  "the admin for your store checks the store, and serves the admin",
  async () => {
    const folder = emptyFolder("admin");
    await shell(folder, commands("start/admin.md", "npm install"));
    const own = (words: string) =>
      commands("start/admin.md", words).replace("https://api.example.com", store.url);
    const { stdout } = await shell(folder, own("countertop check"));
    expect(stdout).toContain("Deviations from the contract: 0.");
    const url = await serve(folder, `${own("countertop admin").trim()} --port ${await freePort()}`);
    expect(await (await fetch(url)).text()).toContain("<title>Countertop</title>");
  },
  TIMEOUT_MS,
);

it(
  "assistants start the MCP server with the page's settings",
  async () => {
    const folder = emptyFolder("assistants");
    await shell(folder, `npm init -y\n${commands("start/assistants.md", "npm install")}`);
    const [settings = ""] = blocksOf("start/assistants.md", "json");
    const { command, args } = (
      JSON.parse(settings) as { mcpServers: { store: { command: string; args: string[] } } }
    ).mcpServers.store;
    // An assistant starts the server in its own folder.
    const elsewhere = mkdtempSync(join(made, "elsewhere-"));
    const assistant = new Client({ name: "test", version: "1" });
    const own = args.map((one) => one.replace("https://api.example.com", mock));
    await assistant.connect(
      new StdioClientTransport({
        command: command.replace("/path/to/the/folder", folder),
        args: own,
        cwd: elsewhere,
        env: env() as Record<string, string>,
      }),
    );
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["search", "describe", "call"]);
    await assistant.close();
  },
  TIMEOUT_MS,
);

it(
  "the SDK in React shows products in a browser",
  async () => {
    const folder = emptyFolder("react");
    // Writes the template's files directly, because `npm create vite` would need the network.
    mkdirSync(join(folder, "src"));
    writeFileSync(
      join(folder, "index.html"),
      '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    );
    const [main = ""] = blocksOf("start/react.md", "tsx");
    expect(main).toContain("http://localhost:9000");
    writeFileSync(join(folder, "src/main.tsx"), main.replace("http://localhost:9000", mock));
    const install = commands("start/react.md", "npm install")
      .split("\n")
      .find((line) => line.startsWith("npm install"));
    const version = (name: string) =>
      `${name}@${(readJson(join(root, "node_modules", name, "package.json")) as unknown as { version: string }).version}`;
    await shell(
      folder,
      `npm init -y\n${install?.replace("../", "./")} ${version("react")} ${version("react-dom")}`,
    );
    const vite = join(root, "node_modules/vite/bin/vite.js");
    await run(process.execPath, [vite, "build", folder, "--base", "./"], {
      cwd: folder,
      env: env({ NODE_ENV: "production" }),
    });
    const server = await listen(join(folder, "dist"), 0);
    const { port } = server.address() as { port: number };
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}`);
      await page.getByRole("listitem").first().waitFor();
      const { products } = (await (await fetch(`${mock}/store/products`)).json()) as {
        products: { title: string }[];
      };
      expect(await page.getByRole("listitem").first().innerText()).toBe(products[0]?.title);
    } finally {
      await browser.close();
      server.close();
    }
  },
  TIMEOUT_MS,
);

it("the storefront pages show the files that a test builds and runs with the tarballs", () => {
  for (const [page, folder] of [
    ["next", "next"],
    ["tanstack-start", "start"],
  ] as const) {
    const text = pages.get(`start/${page}.md`) ?? "";
    const shown = Array.from(text.matchAll(/^```jsx\n([^]*?)^```$/gm), ([, code = ""]) =>
      code.trim(),
    );
    expect(shown).toContain(readFileSync(join(root, "scripts/pack/apps/shop.jsx"), "utf8").trim());
    const own = folder === "next" ? "next/app/page.jsx" : "start/src/routes/index.jsx";
    expect(shown).toContain(readFileSync(join(root, "scripts/pack/apps", own), "utf8").trim());
  }
});
