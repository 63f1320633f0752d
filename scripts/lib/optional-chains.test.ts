import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { optionalChains } from "./optional-chains.ts";

it("`optionalChains` counts chains and lines in the working tree or at a commit, and leaves out test files", () => {
  const root = mkdtempSync(join(tmpdir(), "countertop-chains-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: root });
  try {
    mkdirSync(join(root, "src/deep"), { recursive: true });
    writeFileSync(join(root, "src/deep/a.tsx"), "a?.b?.c;\n\nd.e;\n");
    writeFileSync(join(root, "src/a.test.ts"), "a?.b;\n");
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "One");
    writeFileSync(join(root, "src/deep/a.tsx"), "a.b?.c;\n");
    writeFileSync(join(root, "src/b.ts"), "a?.b;\n");
    expect(optionalChains(root, "src", "HEAD")).toEqual({ chains: 2, lines: 3 });
    expect(optionalChains(root, "src")).toEqual({ chains: 2, lines: 2 });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
