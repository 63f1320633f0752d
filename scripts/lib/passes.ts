// What passed once need not run again while its inputs are the same. A clean clone remembers nothing, so CI runs everything.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Count } from "./reports.ts";

/** Whatever else a step reads, it reads these. */
const ALWAYS = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "turbo.json",
  "vitest.config.ts",
  "scripts",
];

export interface Passes {
  /** What the step counted when it passed with the inputs that it has now. */
  recall(step: string, inputs: readonly string[]): Count | undefined;
  /** Called when the step has ended: only what passed at the first try, with inputs that nobody touched meanwhile, is kept. */
  keep(step: string, inputs: readonly string[], count: Count): void;
}

/** `scope`: what else decides about the outcome, such as the part of the tests that is run. */
export function openPasses(root: string, scope: string): Passes {
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

/** Of every file that git knows or would add; nothing where there is no git to ask. */
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
    // One that is gone, and not yet from the index, is part of the state too.
    const there = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
    hash.update(`\0${file}\0`).update(there ? readFileSync(path) : "none");
  }
  return hash.digest("hex");
}
