import { mkdirSync } from "node:fs";
import type { Processes } from "./processes.mjs";
import { say } from "./say.mjs";

interface Program {
  name: string;
  /** Folder for the unpacked files. */
  dir: string;
  /** Debian's packages, separated by spaces. */
  packages: string;
  /** The command that fails if the unpacked program can't run. */
  check: string;
  /** The message if the packages can't be downloaded. */
  missing: string;
}

/** Unpacks Debian's packages without installing them. If that fails, prints the message. */
export async function unpackDebian(
  processes: Processes,
  { name, dir, packages, check, missing }: Program,
): Promise<void> {
  mkdirSync(dir, { recursive: true });
  // Updates the list of packages if that's permitted, or else uses the existing list.
  const script = `
apt-get update -qq || true
apt-get download ${packages}
for package in *.deb; do dpkg -x "$package" .; done
rm ./*.deb
${check}`;
  const { code } = await processes.run(name, "sh", ["-ec", script], { cwd: dir });
  if (code !== 0) say(missing);
}
