// Provides nginx for the tests of its template (admin/deploy). Uses the system's nginx, or unpacks Debian's package without
// installing it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Processes } from "./processes.mjs";
import { unpackDebian } from "./unpack-debian.ts";

/** Downloads nginx if it's missing. If that fails, prints a message, and the tests that need nginx are skipped. */
export async function ensureNginx(processes: Processes, root: string): Promise<void> {
  const dir = join(root, ".cache/nginx");
  if (existsSync("/usr/sbin/nginx") || existsSync(join(dir, "usr/sbin/nginx"))) return;
  await unpackDebian(processes, {
    name: "nginx",
    dir,
    packages: "nginx nginx-common",
    check: "usr/sbin/nginx -v",
    missing:
      "nginx isn't installed, and its Debian package can't be downloaded. The template's own tests are skipped.",
  });
}
