import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8").trimEnd();

describe("the recipe of an area", () => {
  const shown = [...read("CONTRIBUTING.md").matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)];

  it("shows a descriptor, fields, pages and a route", () => expect(shown).toHaveLength(4));

  it.each(shown.map(([, file = "", code = ""]) => [file, code]))(
    "shows %s as it stands in the tree, and is compiled with it",
    (file, code) => expect(code.trimEnd()).toBe(read(file)),
  );
});
