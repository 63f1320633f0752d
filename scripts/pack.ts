// `npm run pack` builds and packs every package into dist/tarballs/, and prints the commands that install them.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createProcesses } from "./lib/processes.mjs";
import { bold, dim, say } from "./lib/say.mjs";
import { onStop } from "./lib/stop.mjs";
import { turbo } from "./lib/turbo.ts";
import { FOLDERS, PACKAGES } from "./release/packages.ts";
import { packTarballs, type Tarball } from "./release/tarballs.ts";

const root = resolve(import.meta.dirname, "..");
const out = join(root, "dist/tarballs");

const processes = createProcesses();
onStop(async () => {
  await processes.endAll();
  process.exit(130);
});

rmSync(out, { recursive: true, force: true });
await turbo(processes, root, "Building the packages", [
  "build",
  ...FOLDERS.map((folder) => `--filter=./${folder}`),
]);
const tarballs = await packTarballs(root, FOLDERS, out);
await processes.endAll();

say(`\nPacked ${tarballs.length} packages of version ${tarballs[0]?.manifest.version}.`);
say("Install the packages that you need, in your project's folder:\n");
for (const tarball of tarballs) {
  say(`  ${bold(`npm install ${withNeeded(tarball).join(" ")}`)}`);
  say(`  ${dim(PACKAGES[tarball.folder].use)}\n`);
}

/** A tarball and the tarballs of our packages that it depends on, because our packages aren't on a registry. */
function withNeeded({ manifest: { dependencies = {} }, file }: Tarball): string[] {
  const needed = tarballs.filter(({ manifest }) => manifest.name in dependencies);
  return [...needed.map((one) => one.file), file];
}
