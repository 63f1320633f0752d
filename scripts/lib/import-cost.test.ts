import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importCost } from "./import-cost.ts";

it("`importCost` counts each file once, the names that files import, and the packages", () => {
  const folder = mkdtempSync(join(tmpdir(), "import-cost-"));
  const files = {
    "index.js": `import { a, b as c } from "./a.js"; import "./b.js"; export { d } from "./b.js"; export * from "./a.js";`,
    "a.js": `import { join } from "node:path"; export const a = 'from "./text.js"', b = () => import("./later.js");`,
    "b.js": `export { a as d } from "./a.js"; // import "./comment.js"`,
  };
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    expect(importCost(join(folder, "index.js"))).toEqual({
      files: 3,
      bytes: Object.values(files).join("").length,
      names: 5,
      packages: ["node:path"],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
