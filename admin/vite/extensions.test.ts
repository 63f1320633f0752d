import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build, type Rollup } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { extensions } from "./extensions.ts";

const admin = resolve(import.meta.dirname, "..");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "countertop-extensions-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** The list of extensions that the admin loads. */
async function fetched(file?: string): Promise<unknown> {
  write("entry.js", `export { fetchSources } from "virtual:countertop-extensions";`);
  const built = (await build({
    root: admin,
    configFile: false,
    logLevel: "error",
    plugins: [extensions(file ?? "", folder, folder)],
    build: {
      write: false,
      lib: { entry: join(folder, "entry.js"), formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput | Rollup.RollupOutput[];
  const [output] = Array.isArray(built) ? built : [built];
  const { code } = (output as Rollup.RollupOutput).output[0];
  write("built.mjs", code);
  const { fetchSources } = (await import(join(folder, "built.mjs"))) as {
    fetchSources?: () => Promise<{ default: unknown }>;
  };
  return (await fetchSources?.())?.default;
}

it("the build accepts extensions from countertop.config, and combines several files into one list", async () => {
  write("one.js", `export default ["one"];`);
  write("two.js", `export default ["two", "three"];`);
  write("countertop.config.mjs", `export default { extensions: ["one.js", "two.js"] };`);
  expect(await fetched()).toEqual(["one", "two", "three"]);
});

it("the build prefers the file in COUNTERTOP_EXTENSIONS", async () => {
  write("one.js", `export default ["one"];`);
  write("countertop.config.mjs", `export default { extensions: ["none.js"] };`);
  expect(await fetched("one.js")).toEqual(["one"]);
});

it("the build has no extensions if neither countertop.config nor COUNTERTOP_EXTENSIONS lists any, and reports a missing file", async () => {
  expect(await fetched()).toBeUndefined();
  write("countertop.config.mjs", `export default { extensions: ["none.js"] };`);
  await expect(fetched()).rejects.toThrow(
    `countertop.config.ts names ${join(folder, "none.js")}, which doesn't exist.`,
  );
});
