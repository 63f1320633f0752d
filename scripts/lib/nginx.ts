// Provides nginx for the tests of its template (admin/deploy). Uses the system's nginx, or unpacks Debian's package without
// installing it.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Processes } from "./processes.mjs";
import { say } from "./say.mjs";

/** Updates the list of packages if permitted. Otherwise uses the existing list. */
const UNPACK = `
apt-get update -qq || true
apt-get download nginx nginx-common
for package in *.deb; do dpkg -x "$package" .; done
rm ./*.deb
usr/sbin/nginx -v`;

/** Downloads nginx if it is missing. If that fails, prints a message, and its tests are skipped. */
export async function ensureNginx(processes: Processes, root: string): Promise<void> {
  const dir = join(root, ".cache/nginx");
  if (existsSync("/usr/sbin/nginx") || existsSync(join(dir, "usr/sbin/nginx"))) return;
  mkdirSync(dir, { recursive: true });
  const { code } = await processes.run("nginx", "sh", ["-ec", UNPACK], { cwd: dir });
  if (code !== 0)
    say("No nginx here, and no Debian package of it: the template's own tests are left out.");
}
