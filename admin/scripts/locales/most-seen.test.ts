import { describe, expect, it } from "vitest";
import { textsByKey } from "./calls.ts";
import { readGlossary, readLanguage, readMostSeen } from "./files.ts";
import { mostSeen } from "./most-seen.ts";
import { flatten } from "./strings.ts";

const texts = textsByKey(
  flatten("shop", { shell: "Shell", list: "List", row: "Row", dialog: "Dialog", unused: "Unused" }),
);
const part = (name: string, key: string, more = "") =>
  `${more} export function ${name}() { const { t } = useTranslation("shop"); return t("${key}"); }`;

const scores = (files: Record<string, string>) =>
  mostSeen(
    Object.entries(files).map(([file, code]) => ({ file: `src/${file}`, code })),
    texts,
  ).map(({ key, score }) => [key, score]);

describe("scores of keys", () => {
  it("count each route below a layout, and count a list page three times", () => {
    expect(
      scores({
        "routes/__root.tsx": part("Root", "shell"),
        "routes/a/route.tsx": part("Layout", "row"),
        "routes/a/index.tsx": part("List", "list"),
        "routes/a/$id.tsx": part("Record", "dialog"),
        "routes/-area.tsx": part("Area", "unused"),
        "routes/sign-in.tsx": "export const none = 1;",
      }),
    ).toEqual([
      ["shop:shell", 5],
      ["shop:row", 4],
      ["shop:list", 3],
      ["shop:dialog", 1],
    ]);
  });

  it("count only the names that a route imports from a file of exports", () => {
    expect(
      scores({
        "routes/a.tsx": 'import { Row, type List } from "../patterns.ts"; Row();',
        "patterns.ts": 'export { Row } from "./row.tsx"; export { List } from "./list.tsx";',
        "row.tsx": part("Row", "row"),
        "list.tsx": part("List", "list"),
      }),
    ).toEqual([["shop:row", 1]]);
  });

  it("count a lazy file an eighth, unless the route also imports the file statically", () => {
    const lazy = 'const later = () => import("../dialog.tsx");';
    expect(
      scores({
        "routes/a.tsx": part("A", "list", lazy),
        "routes/b.tsx": part("B", "list", `${lazy} import "../dialog.tsx";`),
        "dialog.tsx": part("Dialog", "dialog", 'import { A } from "./routes/a.tsx";'),
      }),
    ).toEqual([
      ["shop:list", 2],
      ["shop:dialog", 1 + 1 / 8],
    ]);
  });

  it("determine the list that translators read first, whose keys all exist in English", () => {
    const english = textsByKey(readLanguage("en").strings);
    const listed = readMostSeen();
    expect(listed).toHaveLength(300);
    expect(listed.filter((key) => !english.has(key))).toEqual([]);
    expect(new Set(listed).size).toBe(300);
  });

  it("come with a glossary whose terms exist in English and have no placeholders", () => {
    const english = readLanguage("en").strings;
    const terms = Object.values(readGlossary()).map((key) => english.get(key));
    expect(terms.filter((text) => text === undefined || /[{<.]/.test(text))).toEqual([]);
  });
});
