/**
 * Starts real sandboxes, and simulates failures and interruptions. Several tests share one running sandbox, because starting
 * one takes time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endNow } from "./processes.ts";
import { freePort } from "./ports.ts";
import { processesOf, runSandbox, signIn, until, type Run } from "./testing/run.ts";

const SEED = join(import.meta.dirname, "testing", "seed.ts");
const KILL_AT = pathToFileURL(join(import.meta.dirname, "testing", "kill-at.ts")).href;

const DEEP = ["one", "two", "three"].map((name) => name.repeat(40));

let dataDir: string;
let port: number;
let serving: Run | undefined;

const runs: Run[] = [];

function start(args: string[], env: Record<string, string> = {}): Run {
  const run = runSandbox(["--data", dataDir, ...args], { COUNTERTOP_SEED: SEED, ...env });
  runs.push(run);
  return run;
}

/** Returns the running sandbox. Starts it if necessary. */
async function sandbox(): Promise<Run> {
  if (serving && serving.child.exitCode === null && serving.child.signalCode === null)
    return serving;
  serving = start(["--port", String(port)]);
  await serving.ready;
  return serving;
}

const stop = async (run: Run): Promise<number | null> => {
  run.child.kill("SIGTERM");
  return run.exit;
};

const gone = (): Promise<unknown> =>
  until("no process of the sandbox left", () => processesOf(dataDir).length === 0);
const processOf = (part: string) =>
  until(part, () => processesOf(dataDir).find(({ command }) => command.includes(part)));
const admin = async (run: Run) => signIn(await run.ready);
const titles = async (run: Run): Promise<string[]> =>
  (await (await admin(run)).products()).map((product) => product.title);

beforeAll(async () => {
  // A deeply nested folder with a realistic name.
  dataDir = join(mkdtempSync(join(tmpdir(), "sandbox-test-")), "Läden und Märkte", ...DEEP);
  mkdirSync(dataDir, { recursive: true });
  port = await freePort();
  expect(await start(["--prepare"]).exit).toBe(0);
  await gone();
});

afterAll(async () => {
  await Promise.all(runs.map(stop));
  await gone();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a sandbox", () => {
  it("serves the seeded data and files on both loopback addresses", async () => {
    const run = await sandbox();
    const { url, pid } = await run.ready;
    expect(pid).toBe(run.child.pid);
    const [cup] = await (await admin(run)).products();
    expect(cup?.title).toBe("Seeded cup");
    const picture = cup?.images[0]?.url ?? "";
    expect(picture.startsWith(`${url}/uploads/`)).toBe(true);
    expect(cup?.metadata?.picture).toBe(picture);
    expect(await (await fetch(picture)).text()).toBe("a picture");
    expect(await (await fetch(picture.replace("localhost", "127.0.0.1"))).text()).toBe("a picture");
  });

  it.each([
    ["http://localhost:5173", true],
    ["http://127.0.0.1:3000", true],
    ["http://[::1]", true],
    ["https://localhost.example.com", false],
    ["http://example.com:8000", false],
  ])("allows calls only from browsers on this machine: %s", async (origin, allowed) => {
    const { url } = await (await sandbox()).ready;
    for (const path of ["/store/products", "/admin/auth"]) {
      const { headers } = await fetch(`${url}${path}`, { headers: { origin } });
      expect(headers.get("access-control-allow-origin")).toBe(allowed ? origin : null);
    }
  });

  it("reports which process uses its port, and doesn't start twice", async () => {
    const { url, pid } = await (await sandbox()).ready;
    const samePort = start(["--port", String(port)]);
    expect(await samePort.exit).toBe(1);
    expect(samePort.log()).toContain(
      `in use by a sandbox of this checkout, started by process ${pid}`,
    );
    const otherPort = start(["--port", String(await freePort())]);
    expect(await otherPort.exit).toBe(1);
    expect(otherPort.log()).toContain(`already running at ${url} (process ${pid})`);
    const reset = start(["--prepare", "--reset"]);
    expect(await reset.exit).toBe(1);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it("stops without leaving a process, and keeps added records", async () => {
    await (await admin(await sandbox())).addProduct("Added later");
    expect(await stop(await sandbox())).toBe(0);
    await gone();
    port = await freePort();
    const again = await sandbox();
    expect(await titles(again)).toEqual(["Seeded cup", "Added later"]);
    const [cup] = await (await admin(again)).products();
    expect((await fetch(cup?.thumbnail ?? "")).status).toBe(200);
  });
});

describe("a copy", () => {
  it("has its own seeded data and files, and doesn't leave anything behind, even if it's killed", async () => {
    const original = await admin(await sandbox());
    const before = await original.products();
    const copies = [start(["--copy"]), start(["--copy"])] as const;
    const copy = await admin(copies[0]);
    const [cup, ...others] = await copy.products();
    expect(others).toEqual([]);
    const { url } = await copies[0].ready;
    const picture = cup?.thumbnail ?? "";
    expect(picture.startsWith(`${url}/uploads/`)).toBe(true);
    expect(cup?.metadata?.picture).toBe(picture);

    await copy.addProduct("Only in the copy");
    await copy.deleteUpload(picture.slice(picture.lastIndexOf("/") + 1));
    expect((await fetch(picture)).status).toBe(404);
    expect(await titles(copies[1])).toEqual(["Seeded cup"]);
    expect((await fetch(before[0]?.thumbnail ?? "")).status).toBe(200);

    expect(await stop(copies[0])).toBe(0);
    copies[1].child.kill("SIGKILL");
    await until("both copies cleared away", () =>
      readdirSync(join(dataDir, "store", "copies")).every((entry) => entry.endsWith(".log")),
    );
    expect(await original.products()).toEqual(before);
  });

  it("continues after the sandbox that started the database ends, and then stops the database itself", async () => {
    const copy = start(["--copy"]);
    await copy.ready;
    await stop(await sandbox());
    expect(await titles(copy)).toEqual(["Seeded cup"]);
    await stop(copy);
    await gone();
  });
});

describe("after kill -9", () => {
  it("of the sandbox, everything is cleaned up, even if the watchdog process gets SIGTERM", async () => {
    const killed = await sandbox();
    const watchdog = await processOf("watchdog.ts");
    process.kill(watchdog.pid, "SIGTERM");
    killed.child.kill("SIGKILL");
    await gone();
    expect(processesOf(dataDir)).toEqual([]);
  });

  it("of the sandbox, the store and the database end automatically", async () => {
    const killed = await sandbox();
    killed.child.kill("SIGKILL");
    await gone();
    expect(await titles(await sandbox())).toContain("Seeded cup");
  });

  it("of everything except a store that hangs, the next start ends that store", async () => {
    const killed = await sandbox();
    const server = await processOf("server.ts");
    const database = await processOf("bin/postgres");
    process.kill(server.pid, "SIGSTOP");
    killed.child.kill("SIGKILL");
    endNow(database.pid);
    await killed.exit;
    port = await freePort();
    await sandbox();
    expect(processesOf(dataDir).map(({ pid }) => pid)).not.toContain(server.pid);
  });

  it("of the store, the sandbox restarts it a limited number of times", async () => {
    const broken = await sandbox();
    const { url } = await broken.ready;
    let killed = 0;
    for (let time = 1; time <= 4; time++) {
      const server = await until("a store that answers", async () => {
        const found = processesOf(dataDir).find(({ command }) => command.includes("server.ts"));
        const health = await fetch(`${url}/health`).catch(() => undefined);
        return found && found.pid !== killed && health?.ok ? found : undefined;
      });
      killed = server.pid;
      endNow(killed);
    }
    expect(await broken.exit).toBe(1);
    expect(broken.log()).toContain("Restarting it");
    expect(broken.log()).toMatch(/The store server ended unexpectedly:\n/);
    await gone();
  });

  it("of the database, the sandbox reports this and ends, and no saved data is lost", async () => {
    const broken = await sandbox();
    await (await admin(broken)).addProduct("Saved before the kill");
    endNow((await processOf("bin/postgres")).pid);
    expect(await broken.exit).toBe(1);
    expect(broken.log()).toContain("The database server ended unexpectedly");
    expect(await titles(await sandbox())).toContain("Saved before the kill");
  });
});

describe("after a kill -9 during preparation", () => {
  it.each(["bin/initdb", "bin/pg_ctl start", "migrate.ts", "server.ts"])(
    "in %s, no process stays, and no incomplete files are kept",
    async (part) => {
      const dir = mkdtempSync(join(tmpdir(), "sandbox-killed-"));
      const run = runSandbox(["--prepare", "--data", dir], {
        COUNTERTOP_SEED: SEED,
        KILL_AT: part,
        NODE_OPTIONS: `--import=${KILL_AT}`,
      });
      const running = () => processesOf(dir).filter(({ command }) => !command.includes("main.ts"));
      await run.exit;
      expect(run.child.signalCode).toBe("SIGKILL");
      await until("no process left", () => running().length === 0);
      expect(existsSync(join(dir, "postgres"))).toBe(false);
      expect(existsSync(join(dir, "store"))).toBe(false);
      rmSync(dir, { recursive: true, force: true });
    },
  );
});

describe("errors that the server's handlers miss", () => {
  it("are sent as responses, and the store keeps running", async () => {
    const run = await sandbox();
    const { url } = await run.ready;
    const { pid } = await processOf("server.ts");
    const { call } = await admin(run);
    const products = { product_ids: [{ id: "a\u0000b" }] };
    const answer = call("POST", "/admin/product-categories/a%00b/products/batch", products);
    await expect(answer).rejects.toThrow(": 500 ");
    await until("the error in the log", () =>
      readFileSync(join(dataDir, "logs", "medusa.log"), "utf8").includes("Unhandled rejection"),
    );
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect((await processOf("server.ts")).pid).toBe(pid);
  });
});

describe("leftover files", () => {
  it("of a running database aren't removed", async () => {
    await stop(await sandbox());
    // A process whose name and file look like those of another PostgreSQL server.
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
      argv0: "/elsewhere/bin/postgres",
    });
    await once(other, "spawn");
    const cluster = join(dataDir, "postgres", "cluster");
    const file = join(cluster, "postmaster.pid");
    const text = [other.pid, cluster, 1, 5432, "", "127.0.0.1", "", "ready", ""].join("\n");
    writeFileSync(file, text);
    const refused = start(["--prepare"]);
    expect(await refused.exit).toBe(1);
    expect(refused.log()).toContain(`process ${other.pid}, which is a running PostgreSQL`);
    expect(refused.log()).not.toContain("--reset");
    expect(readFileSync(file, "utf8")).toBe(text);
    other.kill("SIGKILL");
    await once(other, "exit");
    expect(await titles(await sandbox())).toContain("Seeded cup");
  });

  it("that contain a process ID are ignored if another program now has that ID", async () => {
    await stop(await sandbox());
    const cluster = join(dataDir, "postgres", "cluster");
    const other = process.pid;
    writeFileSync(
      join(dataDir, "lock.json"),
      JSON.stringify({ pid: other, started: "1", doing: "x" }),
    );
    const lines = [other, cluster, 1, 5432, "", "127.0.0.1", "", "ready", ""];
    writeFileSync(join(cluster, "postmaster.pid"), lines.join("\n"));
    expect(await titles(await sandbox())).toContain("Seeded cup");
  });

  it("that are damaged aren't taken for a sandbox without data", async () => {
    await stop(await sandbox());
    const file = join(dataDir, "state.json");
    const whole = readFileSync(file, "utf8");
    writeFileSync(file, whole.slice(0, 20));
    const run = start(["--prepare"]);
    expect(await run.exit).toBe(1);
    expect(run.log()).toContain("Nothing was deleted");
    expect(run.log()).not.toContain("--reset");
    writeFileSync(file, whole);
    expect(await titles(await sandbox())).toContain("Saved before the kill");
  });
});

describe("seeding", () => {
  const variant = (rest: string): Record<string, string> => {
    const file = join(mkdtempSync(join(dataDir, "seed-")), "main.ts");
    writeFileSync(file, `await import(process.env["GOOD_SEED"] ?? "");\n${rest}\n`);
    return { COUNTERTOP_SEED: file, GOOD_SEED: SEED };
  };

  it("isn't repeated if the seed program has changed, and the change is reported", async () => {
    if (serving) await stop(serving);
    const run = start(["--prepare"], variant(""));
    expect(await run.exit).toBe(0);
    expect(run.log()).toContain("has changed");
    expect(run.log()).toContain("--reset");
  });

  // Each of the following tests prepares a store, which takes a minute on a busy machine.
  it("that fails keeps nothing", async () => {
    const failing = start(["--prepare", "--reset"], variant('throw new Error("on purpose");'));
    expect(await failing.exit).toBe(1);
    expect(failing.log()).toContain("on purpose");
    await gone();
    expect(existsSync(join(dataDir, "store"))).toBe(false);
  });

  it.each([
    ["SIGTERM", 143],
    ["SIGKILL", null],
  ] as const)(
    "that is ended halfway by %s keeps nothing, and leaves no process behind",
    async (signal, code) => {
      const hanging = variant('console.log("half way"); setInterval(() => {}, 1000);');
      const cut = start(["--prepare"], hanging);
      await until("the seed half way", () => cut.log().includes("half way"));
      expect(cut.log()).toContain("Preparing the database");
      cut.child.kill(signal);
      expect(await cut.exit).toBe(code);
      await gone();
      await until("no seed left", () => processesOf(hanging["COUNTERTOP_SEED"] ?? "").length === 0);
      expect(existsSync(join(dataDir, "store"))).toBe(false);
    },
  );

  it("is repeated from the beginning by the next start", async () => {
    expect(await titles(await sandbox())).toEqual(["Seeded cup"]);
  });
});
