// Counts optional chains (`?.`) in the code that reads the store's responses, now or at a commit.
import { execFileSync } from "node:child_process";

export interface Chains {
  readonly chains: number;
  readonly lines: number;
}

/** Counts the optional chains and lines of a folder's TypeScript files, without tests and generated files. */
export function optionalChains(root: string, folder: string, commit?: string): Chains {
  const count = (...pattern: string[]): number => {
    const place = commit === undefined ? ["--untracked"] : [commit];
    const files = [`:(glob)${folder}/**/*.ts`, `:(glob)${folder}/**/*.tsx`];
    const without = [":(exclude)*.test.*", ":(exclude)*.test-d.*", ":(exclude)*.gen.ts"];
    const args = ["grep", "-h", ...pattern, ...place, "--", ...files, ...without];
    const found = execFileSync("git", args, { cwd: root, maxBuffer: 2 ** 28 });
    return found.toString().split("\n").length - 1;
  };
  return { chains: count("-oF", "-e", "?."), lines: count("-e", "") };
}
