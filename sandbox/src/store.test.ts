import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keeperName, parseKeeper, urlOf } from "./database.ts";
import { medusaConfig } from "./medusa.ts";
import { currentSeed, NO_SEED } from "./seed.ts";
import { refuseWhenServed } from "./store.ts";

describe("connections that mark a database as used", () => {
  const keeper = { database: "odd|name", port: 9000, pid: 42 };

  it("are parsed from the connection's name", () => {
    expect(parseKeeper(keeperName(keeper))).toEqual(keeper);
    expect(parseKeeper("psql")).toBeUndefined();
  });

  it("prevent a second sandbox on the same database", () => {
    expect(() => refuseWhenServed([keeper], "odd|name")).toThrow(
      "already running at http://localhost:9000 (process 42)",
    );
    expect(() => refuseWhenServed([keeper], "other")).not.toThrow();
  });
});

describe("urlOf", () => {
  it("keeps the credentials and parameters, and replaces the database", () => {
    expect(urlOf("postgres://u:p%40@h:5/shop?sslmode=require", "a b")).toBe(
      "postgres://u:p%40@h:5/a%20b?sslmode=require",
    );
  });
});

describe("currentSeed", () => {
  it("changes with the program's folder, except its tests, and is undefined without a program", () => {
    const dir = mkdtempSync(join(tmpdir(), "seed-test-"));
    const program = join(dir, "main.ts");
    expect(currentSeed(program)).toBe(NO_SEED);
    writeFileSync(program, "1");
    mkdirSync(join(dir, "data"));
    writeFileSync(join(dir, "data", "cups.ts"), "cups");
    const first = currentSeed(program);
    writeFileSync(join(dir, "main.test.ts"), "test");
    expect(currentSeed(program)).toBe(first);
    writeFileSync(join(dir, "data", "cups.ts"), "mugs");
    expect(currentSeed(program)).not.toBe(first);
    rmSync(dir, { recursive: true });
  });
});

describe("medusaConfig", () => {
  const options = {
    name: "store",
    databaseUrl: "postgres://localhost/store",
    redisUrl: undefined,
    origin: "http://localhost:9100",
    secrets: { jwt: "j", cookie: "c" },
  };

  it("enables the features that the store needs, and works without Redis", () => {
    const { featureFlags, modules, plugins, projectConfig } = medusaConfig(options);
    expect(Object.values(featureFlags).every(Boolean)).toBe(true);
    expect(Object.keys(featureFlags)).toHaveLength(6);
    expect(modules.eventBus.resolve).toBe("@medusajs/event-bus-local");
    expect(modules.cacheService.resolve).toBe("@medusajs/cache-inmemory");
    expect(projectConfig).not.toHaveProperty("redis_url");
    expect(plugins).toContainEqual(
      expect.objectContaining({
        options: { upload_dir: "uploads", backend_url: "http://localhost:9100" },
      }),
    );
  });

  it("gives every store its own names on a shared Redis server", () => {
    const redisUrl = "redis://localhost:6379";
    const { modules, projectConfig } = medusaConfig({ ...options, name: "store_copy_1", redisUrl });
    expect(projectConfig).toMatchObject({ redis_url: redisUrl, redis_prefix: "store_copy_1:" });
    expect(modules.eventBus).toMatchObject({
      options: { redisUrl, queueName: "store_copy_1-events" },
    });
    expect(modules.cacheService).toMatchObject({
      options: { redisUrl, namespace: "store_copy_1" },
    });
  });
});
