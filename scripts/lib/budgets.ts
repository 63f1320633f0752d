import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders that check their own sizes: their packages have a script called "budgets". */
export function foldersWithBudgets(root: string): string[] {
  return globSync(["*/package.json", "storefront-kit/examples/*/package.json"], { cwd: root })
    .filter((file) => {
      const { scripts } = JSON.parse(readFileSync(join(root, file), "utf8")) as {
        scripts?: Record<string, string>;
      };
      return scripts?.["budgets"] !== undefined;
    })
    .map((file) => dirname(file))
    .sort();
}
