// Checks the size of each area of the admin: the files and lines of its descriptor, feature, and routes. Every area has a
// budget.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { table } from "./lib/table.ts";

interface Size {
  files: number;
  lines: number;
}
const PLAIN: Size = { files: 8, lines: 350 };
/** Budget of the area in the recipe of CONTRIBUTING.md, which uses only page components. */
const TRIAL: Size = { files: 5, lines: 150 };
/**
 * Budgets of the trial area, and of areas that need more than page components: their size, rounded up. If you raise a budget,
 * write the reason here.
 */
const OWN: Readonly<Record<string, Size>> = {
  "return-reasons": TRIAL,
  // The user's own name, language, and shared settings, pending invitations in the list of users, and the password of a user
  // who is added without an invitation.
  users: { files: 11, lines: 630 },
  // Searches and sorts a profile's products, because the server returns all of them together with the profile. Shows the region
  // and the price of each shipping option, because options of different regions have the same name.
  "shipping-profiles": { files: 8, lines: 440 },
  // Finds a group's price lists and discounts.
  "customer-groups": { files: 8, lines: 430 },
  // Totals of orders, groups, passwords, and the address book.
  customers: { files: 13, lines: 760 },
  // Finds the orders that were paid with a gift card, and issues each card exactly once.
  "gift-cards": { files: 14, lines: 860 },
  // Checks the available quantity before a reservation, and searches where the server can't.
  reservations: { files: 8, lines: 400 },
  // Edits stock in a grid, and searches for words that the server's search ignores.
  "inventory-items": { files: 24, lines: 2300 },
  regions: { files: 25, lines: 1900 },
  "product-categories": { files: 25, lines: 2200 },
  // Saves an existing draft with different calls in a separate drawer, shows totals that the server calculates before the draft
  // exists, starts with the region of the newest draft, and fills in the customer's saved address.
  "draft-orders": { files: 32, lines: 2670 },
  // Conditions, codes from a pattern, a summary in every language, and a trial in a temporary cart. Keeps a new discount off if a
  // condition is missing.
  discounts: { files: 34, lines: 3270 },
  // A wizard that resumes after a partial save, a grid for prices and quantity tiers, the import and export of both, a check of
  // sale prices, and the prices that overlap for each customer group.
  "price-lists": { files: 32, lines: 3100 },
  // The product that sells gift cards, the confirmations before publishing and deleting, and plain fields for a new product with
  // one variant, next to the grid for several. Bulk actions and groups in the table of variants. The stock at each location in a
  // variant's form, merged with other operators' counts.
  products: { files: 84, lines: 7740 },
  // Reports other operators' changes after an action was rejected or came too late, even if two operators edit the same order
  // or claim. Accepts the tracking numbers of many packages before they are shipped. Explains the price of each line, packs
  // with a barcode scanner, and estimates returns and exchanges to the cent. Fulfills and ships in one form, which continues
  // if the second of its two calls fails.
  orders: { files: 109, lines: 12_200 },
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
