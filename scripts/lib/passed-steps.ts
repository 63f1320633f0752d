// Skips steps that have already passed with the same inputs. A clean clone has no records, so CI runs every step.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Count } from "./reports.ts";

/** Inputs of every step, in addition to the step's own. */
const ALWAYS = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "turbo.json",
  "vitest.config.ts",
  "scripts",
];

export interface PassedSteps {
  /** Returns the result of the step if it passed with its current inputs. */
  recall(step: string, inputs: readonly string[]): Count | undefined;
  /**
   * Call it at the end of a step. Records the result only if the step passed at the first attempt, and if no input has changed
   * in the meantime.
   */
  keep(step: string, inputs: readonly string[], count: Count): void;
}

/**
 * Opens the record of passed steps. `scope` contains other data that determines the result, such as which part of the tests
 * runs.
 */
export function openPassedSteps(root: string, scope: string): PassedSteps {
  const folder = join(root, ".cache/passed");
  const fileOf = (step: string) =>
    join(folder, `${`${step} ${scope}`.replaceAll(/[^\w]+/g, "-")}.json`);
  const begun = new Map<string, string | undefined>();

  return {
    recall(step, inputs) {
      const key = hashOf(root, inputs, scope);
      begun.set(step, key);
      try {
        const kept = JSON.parse(readFileSync(fileOf(step), "utf8")) as {
          key: string;
          count: Count;
        };
        return key !== undefined && kept.key === key ? kept.count : undefined;
      } catch {
        return undefined;
      }
    },
    keep(step, inputs, count) {
      const key = hashOf(root, inputs, scope);
      const passed = count.failed === 0 && count.unsteady === 0;
      if (passed && key !== undefined && key === begun.get(step)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(fileOf(step), JSON.stringify({ key, count }));
      } else rmSync(fileOf(step), { force: true });
    },
  };
}

/** Hash of all input files that git tracks or would add. Undefined without git. */
function hashOf(root: string, inputs: readonly string[], scope: string): string | undefined {
  const hash = createHash("sha256").update(`${scope}\0${process.version}\0${process.platform}`);
  let list: string;
  try {
    list = execFileSync(
      "git",
      ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...ALWAYS, ...inputs],
      { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28 },
    );
  } catch {
    return undefined;
  }
  for (const file of [...new Set(list.split("\0"))].filter(Boolean).toSorted()) {
    const path = join(root, file);
    // Includes deleted files that are still in the index, because they are part of the state too.
    const there = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
    hash.update(`\0${file}\0`).update(there ? readFileSync(path) : "none");
  }
  return hash.digest("hex");
}
