// Tests a storefront as its owner starts it: created from the tarballs in an empty folder, installed, checked, built, and started
// for the sandbox's store. Then customers use it in a browser.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { expectGuides, expectLittlePlumbing, prepareCreate } from "./created-store.ts";
import { run } from "./install.ts";
import { addPaymentRegion, addTaxedRegion, signInAsOperator } from "./storefront-operator.ts";
import { BUYING } from "./storefront-buying.ts";
import { VISITING } from "./storefront-visiting.ts";
import type { Subject } from "./storefront-test.ts";
import { store } from "./store.ts";

const TIMEOUT_MS = 300_000;
const WALKS = { ...BUYING, ...VISITING };

const running: ChildProcess[] = [];
let folder = "";
let create: Awaited<ReturnType<typeof prepareCreate>>;
let shop = "";
let subject: Subject;

const npm = (...args: string[]) =>
  run("npm", args, {
    cwd: shop,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    maxBuffer: 16 * 1024 * 1024,
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "countertop-storefront-"));
  shop = join(folder, "my-shop");
  create = await prepareCreate(folder);
  const options = ["--template", "next", "--from", ".", "--store", store.url, "--country", "de"];
  const { stdout } = await create("my-shop", ...options);
  expect(stdout).toContain("npm run dev");
  await npm("install", "--prefer-offline", "--no-audit", "--no-fund");
  await npm("run", "build");
  const operator = await signInAsOperator(store);
  await addPaymentRegion(operator);
  await addTaxedRegion(operator);
  const { host } = new URL(store.url);
  subject = { browser: await launchChromium(), url: await start(), operator, store: host };
}, TIMEOUT_MS);

afterAll(async () => {
  await subject?.browser.close();
  // Ends the whole group, because npm started the server.
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the built storefront. Resolves to its URL. */
async function start(): Promise<string> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn("npm", ["start", "--", "--port", String(port)], {
    cwd: shop,
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", SITE_URL: url },
  });
  running.push(child);
  let text = "";
  await new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        text += String(data);
        if (text.includes("Ready")) done();
      });
    child.once("close", () => fail(new Error(text)));
  });
  return url;
}

it("wrong arguments are rejected with a message that says what to do, and nothing is created", async () => {
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full/notes.txt"), "");
  const next = ["--template", "next"];
  for (const [args, message] of [
    [["full", ...next], "isn't empty: it has notes.txt. Choose a new or"],
    [["full/notes.txt/shop", ...next], "can't be created: ENOTDIR"],
    [["shop", "--template", "vue"], "There is no template vue. Choose "],
    [["shop", "--color", "red"], "Unknown option '--color'"],
    [["!!!", ...next], "has no letters for a package's name"],
    [[], "Name one folder for the storefront"],
    [["shop", ...next, "--store", "shop"], "shop isn't the URL of a store"],
    [["shop", ...next, "--country", "Germany"], "Enter one with two letters"],
    [["shop", ...next, "--from", "full"], "doesn't have countertop-sdk-"],
  ] as const)
    await expect(create(...args), args.join(" ")).rejects.toThrow(message);
  expect(existsSync(join(folder, "shop"))).toBe(false);
});

it("the storefront records its template's version, and has guides, settings, and no placeholders", () => {
  expectGuides(shop, "next", store.url);
});

it("an owner maintains few lines of plumbing", () => {
  expectLittlePlumbing(shop, "next");
});

it.each(Object.keys(WALKS))(
  "%s",
  async (name) => {
    await expect(WALKS[name]?.(subject)).resolves.toBeUndefined();
  },
  TIMEOUT_MS,
);
