// Provides Redis for the test of a store with several processes (sandbox/src/scale.sandbox.test.ts). Uses the system's Redis, or
// unpacks Debian's package without installing it. sandbox/src/redis.ts finds both.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Processes } from "./processes.mjs";
import { unpackDebian } from "./unpack-debian.ts";

/** Downloads Redis if it's missing. If that fails, prints a message, and the test that needs Redis is skipped. */
export async function ensureRedis(processes: Processes, root: string): Promise<void> {
  const dir = join(root, ".cache/redis");
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), join(dir, "usr/bin")];
  const names = ["redis-server", "valkey-server"];
  if (process.env["REDIS_URL"] || folders.some((one) => names.some((name) => isIn(one, name))))
    return;
  await unpackDebian(processes, {
    name: "Redis",
    dir,
    packages: "redis-server redis-tools libjemalloc2 liblzf1 libatomic1",
    check: "LD_LIBRARY_PATH=$(echo usr/lib/*-linux-gnu) usr/bin/redis-server --version",
    missing:
      "Redis isn't installed, and its Debian package can't be downloaded. The test of two store processes is skipped.",
  });
}

const isIn = (folder: string, name: string): boolean =>
  folder !== "" && existsSync(join(folder, name));
