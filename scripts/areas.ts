// What each area of the admin costs: files and lines of its descriptor, feature and routes. A plain one has a budget.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { table } from "./lib/table.ts";

interface Size {
  files: number;
  lines: number;
}
const PLAIN: Size = { files: 8, lines: 350 };
/** The area that the recipe in CONTRIBUTING.md makes, of nothing but shapes. */
const TRIAL: Size = { files: 5, lines: 150 };
/** The trial, and areas with trees, grids, wizards and deeds of their own: each as big as it is, rounded up. What grows beyond says why here. */
const OWN: Readonly<Record<string, Size>> = {
  "return-reasons": TRIAL,
  // With one's own name, language and what is shared.
  users: { files: 8, lines: 380 },
  // What names a group is looked for in price lists and discounts.
  "customer-groups": { files: 8, lines: 430 },
  // With what their orders came to, their groups, their passwords and their address book.
  customers: { files: 13, lines: 760 },
  // What a card paid is looked for in orders, and money is issued once.
  "gift-cards": { files: 14, lines: 860 },
  // What is free is asked before it is set aside, and words are looked for where the server has no search.
  reservations: { files: 8, lines: 400 },
  // Stock is counted in a grid, and found by words that the server does not search.
  "inventory-items": { files: 24, lines: 2300 },
  regions: { files: 25, lines: 1900 },
  "product-categories": { files: 25, lines: 2200 },
  // A draft that is there is sent another way by a call of the shop's, in a drawer of its own.
  "draft-orders": { files: 30, lines: 2500 },
  // Conditions, codes made by a pattern, a sentence in every language and a try in a cart of the store.
  discounts: { files: 32, lines: 2900 },
  // A wizard that knows what has arrived, prices and quantity tiers in a grid, both as a file, and a check of sale prices.
  "price-lists": { files: 32, lines: 3000 },
  // With the product by which gift cards are sold.
  products: { files: 80, lines: 7500 },
  // Who is refused, or comes too late, is told what others did meanwhile; also where two edit one order, or one claim.
  orders: { files: 100, lines: 10_800 },
};

const src = resolve(import.meta.dirname, "../admin/src");
const linesOf = (file: string) => readFileSync(join(src, file), "utf8").split("\n").length - 1;
const areas = globSync("resources/*.ts", { cwd: src })
  .filter((file) => !file.includes(".test."))
  .map((file) => /([\w-]+)\.ts$/.exec(file)?.[1] ?? "")
  .flatMap((slug) => {
    const descriptor = readFileSync(join(src, `resources/${slug}.ts`), "utf8");
    const path = /^ {2}path: "([^"]+)"/m.exec(descriptor)?.[1] ?? `/${slug}`;
    const routes = globSync(`routes/a${path}/*.tsx`, { cwd: src });
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
const over = areas.flatMap(({ slug, files, lines }) => {
  const most = OWN[slug] ?? PLAIN;
  return files > most.files || lines > most.lines
    ? [`${slug} (${most.files} files, ${most.lines} lines)`]
    : [];
});
if (over.length > 0) {
  console.error(`Over their size: ${over.join(", ")}. Put what is not its own into a shape.`);
  process.exitCode = 1;
}
