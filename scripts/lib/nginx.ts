// nginx, for the tests of its template (admin/deploy): the system's, or else Debian's package, unpacked and not installed.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Processes } from "./processes.mjs";
import { say } from "./say.mjs";

/** Renews the list of packages where it may; without that right, the list that is there will do. */
const UNPACK = `
apt-get update -qq || true
apt-get download nginx nginx-common
for package in *.deb; do dpkg -x "$package" .; done
rm ./*.deb
usr/sbin/nginx -v`;

/** Where there is none and none can be had, its tests are left out, and this says so. */
export async function ensureNginx(processes: Processes, root: string): Promise<void> {
  const dir = join(root, ".cache/nginx");
  if (existsSync("/usr/sbin/nginx") || existsSync(join(dir, "usr/sbin/nginx"))) return;
  mkdirSync(dir, { recursive: true });
  const { code } = await processes.run("nginx", "sh", ["-ec", UNPACK], { cwd: dir });
  if (code !== 0)
    say("No nginx here, and no Debian package of it: the template's own tests are left out.");
}
