// Checks that the image's build context contains every folder that the build reads.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

it("the image copies every folder that the build of the admin reads", () => {
  const dockerfile = readFileSync(join(root, "admin/deploy/Dockerfile"), "utf8");
  const sources = globSync(["admin/vite.config.ts", "admin/vite/*.ts"], { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const read = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(
        /from "\.\.\/\.\.\/([\w-]+)\/|join\(repository, "([\w-]+)\//g,
      ),
      ([, imported, joined]) => imported ?? joined ?? "",
    ),
  );
  expect([...new Set(read)].sort()).toEqual(["codegen", "openapi"]);
  for (const folder of new Set(read)) expect(dockerfile).toContain(`\nCOPY ${folder} ${folder}\n`);
});
