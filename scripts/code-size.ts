// `npm run code-size`: prints metrics of the admin's hand-written code, and the number of the generator's lines.
// `reports/code-size.md` keeps these numbers over time.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { measure } from "./lib/code-size.ts";
import { table } from "./lib/table.ts";

const root = resolve(import.meta.dirname, "..");
const src = join(root, "admin/src");
const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter(
  (file) => !/\.test(-d)?\.|^testing\/|routeTree\.gen/.test(file),
);
const sources = new Map(files.sort().map((file) => [file, readFileSync(join(src, file), "utf8")]));
const hooks = globSync("sdk/src/generated/hooks/*.ts", { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^export const (use\w+)/gm)].map(
    ([, name = ""]) => name,
  ),
);
const measures = measure(sources, new Set(hooks));
const generator = globSync("codegen/*.ts", { cwd: root }).filter(
  (file) => !file.includes(".test."),
);
const lines = generator.map(
  (file) => readFileSync(join(root, file), "utf8").split("\n").length - 1,
);
measures.push({ label: "lines of the generator", value: lines.reduce((all, one) => all + one, 0) });
console.log(
  table(
    ["what", "now"],
    measures.map(({ label, value }) => [label, String(value)]),
  ),
);
