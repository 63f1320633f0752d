// `npm run code-size` prints metrics of the admin's hand-written code, the generator's number of lines, and optional chains.
// `reports/code-size.md` has these numbers over time. `--before COMMIT` also prints the optional chains of a commit.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measure } from "./lib/code-size.ts";
import { optionalChains } from "./lib/optional-chains.ts";
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

const { before } = parseArgs({ options: { before: { type: "string" } } }).values;
const commits = before === undefined ? [undefined] : [before, undefined];
const folders = ["storefront-kit/src", "storefront-kit/create/templates/start/src", "admin/src"];
console.log(
  table(
    ["`?.`, and per 1,000 lines", ...commits.map((commit) => commit ?? "now")],
    folders.map((folder) => [
      folder,
      ...commits.map((commit) => {
        const { chains, lines } = optionalChains(root, folder, commit);
        return `${chains}, ${((1_000 * chains) / lines).toFixed(1)}`;
      }),
    ]),
  ),
);
