import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { nodeProblem } from "./node-version.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

describe("nodeProblem", () => {
  it.each([
    ["20.20.2", "Needs Node 22.18.0 or newer; this is Node 20.20.2."],
    ["22.9.0", "Needs Node 22.18.0 or newer; this is Node 22.9.0."],
    ["22.18.0", undefined],
    ["24.1.0", undefined],
    ["100.0.0", undefined],
  ])("for Node %s, reports %s", (version, problem) => {
    expect(nodeProblem(version)).toBe(problem);
  });

  it("the message contains the version that the package's engines require", () => {
    const { engines } = JSON.parse(read("codegen/package.json")) as { engines: { node: string } };
    expect(nodeProblem("1.0.0")).toContain(engines.node.replace(">=", ""));
  });
});
