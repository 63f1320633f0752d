import { expect, it } from "vitest";
import { exportedNames, importCycles, importsOf, measure, mutualFolders } from "./code-size.ts";

const sources = new Map([
  [
    "features/users/users.tsx",
    [
      'import { useWrite } from "../../patterns/list.ts";',
      "const write = useWrite();",
      "useAdminUsers(); useAdminUsers(); useAdminThings();",
      "return <FormDrawer a={b as never} c={d as unknown as E} />;",
      "",
    ].join("\n"),
  ],
  ["patterns/list.ts", 'export { a, type B } from "./list/a.ts";\nexport const c = 1;\n'],
  ["patterns/list/a.ts", 'import { r } from "../record/r.ts";\nexport const a = r;\n'],
  ["patterns/record/r.ts", 'import type {\n  A,\n} from "../list/a.ts";\n'],
  ["patterns/record/later.ts", 'const later = () => import("../form/f.ts");\n'],
  ["patterns/form/f.ts", 'import { later } from "../record/later.ts";\n'],
]);

it("`measure` returns each metric of hand-written code", () => {
  const numbers = measure(sources, new Set(["useAdminUsers", "useAdminProducts"]));
  expect(numbers.map(({ value }) => value)).toEqual([13, 1, 4, 0, 0, 2, 1, 1, 3, 1, 1]);
});

it("`exportedNames` lists the exports of an entry point in any syntax", () =>
  expect(
    exportedNames("export { a, type B };\nexport type { C };\nexport function d() {}\n"),
  ).toEqual(["a", "type B", "C", "d"]));

it("import cycles and folders that import each other are found, and dynamic imports are ignored", () => {
  const imports = importsOf(sources);
  expect(importCycles(imports)).toEqual([["patterns/list/a.ts", "patterns/record/r.ts"]]);
  expect(mutualFolders(imports)).toEqual(["list record"]);
});
