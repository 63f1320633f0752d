// Fails if reports/spec-coverage.md, or a page about rows of the v1 admin, names a test that doesn't exist. Prints the proven
// share of each.
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
/** Pages whose rows may have a reason instead of tests. */
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
  const otherwise = differing > 0 ? `, ${differing} of them otherwise than written` : "";
  const others = reasoned > 0 ? `, ${reasoned} answered by a reason` : "";
  console.log(`${name}: ${proven} of ${required} statements proven${otherwise}${others}`);
  if (problems.length > 0) process.exitCode = 1;
}
