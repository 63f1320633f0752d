import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { medusaConfig, writeProject } from "./medusa.ts";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((dir) => rmSync(dir, { recursive: true })));

describe("the store's project folder", () => {
  it.each(["no longer exists", "belongs to another checkout"])(
    "contains this checkout's packages even if its link leads to a folder that %s",
    (where) => {
      const dir = mkdtempSync(join(tmpdir(), "countertop-project-"));
      made.push(dir);
      const old = join(dir, "old/node_modules");
      if (where === "belongs to another checkout") mkdirSync(old, { recursive: true });
      symlinkSync(old, join(dir, "node_modules"));
      writeProject(dir, {
        name: "store",
        databaseUrl: "postgres://127.0.0.1:5432/store",
        redisUrl: undefined,
        origin: "http://localhost:9000",
        secrets: { jwt: "one", cookie: "two" },
      });
      expect(readlinkSync(join(dir, "node_modules"))).toBe(
        join(import.meta.dirname, "../node_modules"),
      );
    },
  );
});

describe("the store's configuration with Redis", () => {
  it("shares events, cache, and sessions, and doesn't forget events that another process may send again", () => {
    const redisUrl = "redis://127.0.0.1:6379";
    const config = medusaConfig({
      name: "store",
      databaseUrl: "postgres://127.0.0.1:5432/store",
      redisUrl,
      origin: "http://localhost:9000",
      secrets: { jwt: "one", cookie: "two" },
    });
    expect(config.projectConfig).toMatchObject({ redis_url: redisUrl, redis_prefix: "store:" });
    expect(config.modules).toMatchObject({
      eventBus: {
        resolve: "@medusajs/event-bus-redis",
        options: { redisUrl, jobOptions: { removeOnComplete: { age: 300 } } },
      },
      cacheService: { resolve: "@medusajs/cache-redis", options: { redisUrl } },
    });
  });
});
