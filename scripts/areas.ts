// What each area of the admin costs: files and lines of its descriptor, feature and routes. A plain one has a budget.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { table } from "./lib/table.ts";

const MOST_FILES = 8;
const MOST_LINES = 350;
/** Areas with trees, grids, wizards and deeds of their own, which no budget of a plain list and page fits. */
const RICH = new Set(["products", "product-categories", "orders", "draft-orders"]);

const src = resolve(import.meta.dirname, "../admin/src");
const linesOf = (file: string) => readFileSync(join(src, file), "utf8").split("\n").length - 1;
const areas = globSync("resources/*.ts", { cwd: src })
  .filter((file) => !file.includes(".test."))
  .map((file) => /([\w-]+)\.ts$/.exec(file)?.[1] ?? "")
  .flatMap((slug) => {
    const routes = globSync(`routes/a/**/${slug}/*.tsx`, { cwd: src });
    if (routes.length === 0) return [];
    const own = globSync([`resources/${slug}.ts`, `features/${slug}/**/*.{ts,tsx}`], { cwd: src });
    const files = [...own, ...routes].filter((file) => !file.includes(".test."));
    return [
      { slug, files: files.length, lines: files.reduce((sum, one) => sum + linesOf(one), 0) },
    ];
  })
  .toSorted((a, b) => a.lines - b.lines);

console.log(
  table(
    ["area", "files", "lines"],
    areas.map(({ slug, files, lines }) => [slug, String(files), String(lines)]),
  ),
);
const over = areas.filter(
  ({ slug, files, lines }) => !RICH.has(slug) && (files > MOST_FILES || lines > MOST_LINES),
);
if (over.length > 0) {
  console.error(
    `Over ${MOST_FILES} files or ${MOST_LINES} lines: ${over.map(({ slug }) => slug).join(", ")}. Put what is not its own into a shape.`,
  );
  process.exitCode = 1;
}
