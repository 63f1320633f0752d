// Size of each area of the admin: files and lines of its descriptor, feature, and routes. A plain area has a budget.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { table } from "./lib/table.ts";

interface Size {
  files: number;
  lines: number;
}
const PLAIN: Size = { files: 8, lines: 350 };
/** The area of the recipe in CONTRIBUTING.md, which only uses page components. */
const TRIAL: Size = { files: 5, lines: 150 };
/** The trial area, and areas with trees, grids, or wizards: their size, rounded up. If you raise a limit, write the reason here. */
const OWN: Readonly<Record<string, Size>> = {
  "return-reasons": TRIAL,
  // Includes the user's own name, language, and shared settings, the pending invitations in the list of users, and the password of
  // a user who is added without an invitation.
  users: { files: 11, lines: 630 },
  // Searches and sorts a profile's products, because the server returns all of them with the profile.
  "shipping-profiles": { files: 8, lines: 400 },
  // Finds a group's price lists and discounts.
  "customer-groups": { files: 8, lines: 430 },
  // Includes totals of orders, groups, passwords, and the address book.
  customers: { files: 13, lines: 760 },
  // Finds the orders that were paid with a card, and issues cards exactly once.
  "gift-cards": { files: 14, lines: 860 },
  // Checks the available quantity before a reservation, and searches where the server has no search.
  reservations: { files: 8, lines: 400 },
  // Edits stock in a grid, and searches by words that the server ignores.
  "inventory-items": { files: 24, lines: 2300 },
  regions: { files: 25, lines: 1900 },
  "product-categories": { files: 25, lines: 2200 },
  // Saves an existing draft with different calls in a separate drawer, and lets the server calculate a draft's totals before
  // the draft exists.
  "draft-orders": { files: 32, lines: 2620 },
  // Conditions, codes from a pattern, a summary in every language, and a test in a temporary cart.
  discounts: { files: 34, lines: 3250 },
  // A wizard that resumes after a partial save, prices and quantity tiers in a grid, both as a file, a check of sale prices,
  // and the prices that overlap for each customer group.
  "price-lists": { files: 32, lines: 3100 },
  // Includes the product that sells gift cards, and the confirmations before publishing and deleting.
  products: { files: 82, lines: 7500 },
  // Reports concurrent changes after a rejected or late action, also if two operators edit one order or claim. Accepts the tracking
  // numbers of many packages before they are shipped. Explains the price of each line, and packs by a barcode scanner.
  orders: { files: 108, lines: 11_885 },
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
  console.error(
    `These areas exceed their limit: ${over.join(", ")}. Move code that isn't specific to the area into a page component (admin/src/patterns).`,
  );
  process.exitCode = 1;
}
