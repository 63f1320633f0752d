/**
 * Tests a store with two store processes, two admin servers, one PostgreSQL, and one Redis. Kills a store process and an admin
 * server while the store is used. Skipped if the machine has no Redis and REDIS_URL isn't set: see the step "find Redis" of
 * `npm test`.
 */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_DATA_DIR } from "./paths.ts";
import { answers } from "./ports.ts";
import { isAlive } from "./processes.ts";
import { findRedis } from "./redis.ts";
import { drill, type Drill, type ReadyFleet } from "./testing/drill.ts";
import type { Figures } from "./testing/load.ts";
import { runSandbox, until, type Run } from "./testing/run.ts";

const canRun = Boolean(process.env["REDIS_URL"]) || findRedis() !== undefined;
const dataDir = resolve(process.env["COUNTERTOP_DATA"] || DEFAULT_DATA_DIR);
const ALL = [200, 200, 200, 200];

let sandbox: Run;
let ready: ReadyFleet;
let facts: Drill;

const shown = ({ requests, perSecond, median, p95 }: Figures): string =>
  `${requests} reads, ${perSecond.toFixed(0)}/s, median ${median.toFixed(0)} ms, 95% ${p95.toFixed(0)} ms`;

describe.skipIf(!canRun)("a grown store, one process of each kind of which is killed", () => {
  beforeAll(async () => {
    sandbox = runSandbox(["--copy", "--scale", "--data", dataDir], {});
    ready = (await sandbox.ready) as ReadyFleet;
    facts = await drill(ready, dataDir);
    console.log(`before: ${shown(facts.before)}\nduring: ${shown(facts.during)}`);
  });
  afterAll(async () => {
    sandbox.child.kill("SIGTERM");
    await sandbox.exit;
  });

  it("answers every read before and during", () => {
    expect([facts.before.failed, facts.during.failed]).toEqual([[], []]);
    expect(facts.during.requests).toBeGreaterThan(0);
  });

  it("keeps the session in each process, including those that came back", () => {
    expect(facts.sessions).toEqual({ before: ALL, after: ALL });
  });

  it("completes an export that ran in the killed process", () => {
    expect(facts.exports).toEqual(["completed", "completed"]);
  });

  it("carries out each write once", () => {
    const { items, cards } = facts;
    expect(items.added).toBeGreaterThan(0);
    expect(items.inCarts).toBe(items.added);
    expect(cards.issued).toBeGreaterThan(0);
    expect(cards.inStore).toBe(cards.issued);
  });

  it("returns each upload from both store processes", () => {
    expect(facts.uploads).toEqual({ before: ["before", "before"], during: ["during", "during"] });
  });

  it("limits sign-ins in each admin server, so two servers allow twice as many", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 24; attempt += 1) {
      const { status } = await fetch(`${ready.url}/admin/auth`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "guess@countertop.test", password: String(attempt) }),
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it("leaves no process behind after kill -9 of the command", async () => {
    const redis = globSync(join(dataDir, "*/copies/*/redis/process.json")).map(
      (file) => (JSON.parse(readFileSync(file, "utf8")) as { pid: number }).pid,
    );
    expect(redis).toHaveLength(process.env["REDIS_URL"] ? 0 : 1);
    sandbox.child.kill("SIGKILL");
    const ports = [...ready.stores, ...ready.admins].map(({ url }) => Number(new URL(url).port));
    await until("the end of all processes", async () => {
      const listening = await Promise.all(ports.map((port) => answers("127.0.0.1", port)));
      return !listening.includes(true) && !redis.some(isAlive);
    });
    expect(redis.filter(isAlive)).toEqual([]);
  });
});
