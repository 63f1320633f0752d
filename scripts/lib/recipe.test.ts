import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8").trimEnd();

describe("the recipe of an area", () => {
  const shown = [...read("CONTRIBUTING.md").matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)];

  it("shows a descriptor, fields, pages, a route, an additional field, and an action", () =>
    expect(shown).toHaveLength(6));

  it.each(shown.map(([, file = "", code = ""]) => [file, code]))(
    "shows %s exactly as the repository contains it, where it compiles",
    (file, code) => expect(code.trimEnd()).toBe(read(file)),
  );

  it("needs six lines for an additional field of a product", () => {
    const files = globSync("admin/{src/**/*.{ts,tsx},public/locales/en/*.json}", { cwd: root });
    const lines = files
      // Leaves out inventory items, which have their own field with this name.
      .filter((file) => !/\.test\.tsx?$|inventory-items/.test(file))
      .flatMap((file) => read(file).split("\n"))
      .filter((line) => /mid_code|midCode/.test(line));
    expect(lines).toHaveLength(6);
  });
});
