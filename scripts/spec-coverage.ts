// Fails if one of these pages, such as reports/spec-coverage.md, cites a test that doesn't exist. Prints the share of proven
// statements for each page.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkRow } from "./lib/coverage.ts";

const root = resolve(import.meta.dirname, "..");
const pages = {
  "spec coverage": "reports/spec-coverage.md",
  catalog: "reports/parity/catalog.md",
  orders: "reports/parity/orders.md",
  settings: "reports/parity/settings.md",
  customers: "reports/parity/customers.md",
  promotions: "reports/parity/promotions.md",
  pricing: "reports/parity/pricing.md",
  inventory: "reports/parity/inventory.md",
};
/** Pages whose rows can have a reason in place of tests. */
const papers = {
  accessibility: "reports/accessibility.md",
  "application security": "reports/asvs.md",
};
const read = (file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};

for (const [name, page] of Object.entries({ ...pages, ...papers })) {
  const { problems, required, proven, differing, reasoned } = checkRow(
    readFileSync(join(root, page), "utf8"),
    read,
    name in papers,
  );
  for (const problem of problems) console.error(`${page}, ${problem}`);
  const otherwise = differing > 0 ? `, ${differing} of them with a documented difference` : "";
  const others = reasoned > 0 ? `, ${reasoned} with a reason instead of a test` : "";
  console.log(`${name}: ${proven} of ${required} statements proven${otherwise}${others}`);
  if (problems.length > 0) process.exitCode = 1;
}
