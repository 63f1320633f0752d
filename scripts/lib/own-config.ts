// A digest of the files that a project's own `countertop.config.ts` refers to, for turbo. These files can be anywhere, so
// turbo.json can't list them as inputs.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { readConfig } from "../../codegen/config.ts";

/** A digest of the contract, the overlays, and all files in the folders of the extensions. Empty if there aren't any. */
export async function configDigest(root: string): Promise<string> {
  const { contract, overlays = [], extensions = [] } = await readConfig(root);
  const folders = extensions.map((file) => dirname(file));
  const inside = folders.flatMap((cwd) =>
    globSync("**/*", { cwd, exclude: (path) => /(^|\/)(node_modules|\.git)$/.test(path) }).map(
      (path) => join(cwd, path),
    ),
  );
  const files = [...(contract ? [contract] : []), ...overlays, ...inside].filter(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
  if (files.length === 0) return "";
  const hash = createHash("sha256");
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}
