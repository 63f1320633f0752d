import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Names of the schemas whose files are in each resource's folder. */
export function schemaFolders(root: string): Record<string, string[]> {
  const folder = join(root, "openapi/resources");
  return Object.fromEntries(
    readdirSync(folder).map((slug) => [
      slug,
      readdirSync(join(folder, slug))
        .filter((file) => /^[A-Z]\w*\.yaml$/.test(file))
        .map((file) => file.slice(0, -".yaml".length)),
    ]),
  );
}
