import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders that check their own sizes: their package.json has a script named "budgets". */
export function foldersWithBudgets(root: string): string[] {
  return globSync("*/package.json", { cwd: root })
    .filter((file) => {
      const { scripts } = JSON.parse(readFileSync(join(root, file), "utf8")) as {
        scripts?: Record<string, string>;
      };
      return scripts?.["budgets"] !== undefined;
    })
    .map((file) => dirname(file))
    .sort();
}
