import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SandboxError } from "./errors.ts";
import { endRedis, findRedis, requireRedis, startRedis } from "./redis.ts";

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), "countertop-redis-"))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("the Redis program", () => {
  it("is Redis or Valkey, and must be executable", () => {
    expect(findRedis([dir])).toBeUndefined();
    const valkey = join(dir, "valkey-server");
    writeFileSync(valkey, "");
    chmodSync(valkey, 0o600);
    if (process.getuid?.() !== 0) expect(findRedis([dir])).toBeUndefined();
    chmodSync(valkey, 0o700);
    expect(findRedis([dir])).toBe(valkey);
  });

  it("that is missing leads to one line that says how to get it", () => {
    const error = (() => {
      try {
        return requireRedis([dir]);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(SandboxError);
    expect((error as SandboxError).advice).toMatch(
      /^Install it \(.*apt-get install redis-server.*REDIS_URL\.$/,
    );
  });

  it("that ends at once is reported with the end of its log", async () => {
    const program = join(dir, "redis-server");
    writeFileSync(program, `#!/bin/sh\necho "bad setting" > "${dir}/redis.log"\nexit 1\n`);
    chmodSync(program, 0o700);
    await expect(startRedis(dir, program)).rejects.toThrow(/Redis didn't start:\n\s+bad setting/);
    await endRedis(dir);
  });
});
