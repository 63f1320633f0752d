import { describe, expect, test } from "vitest";
import { hasTitle, checkRow, parseCoverage, parseProof } from "./coverage.ts";

const page = (...rows: string[]) =>
  [
    "# Coverage",
    "",
    "## 4 States",
    "",
    "| id | statement | test |",
    "| --- | --- | --- |",
    ...rows,
  ].join("\n");
const SOURCE = `
  describe("cart", () => {
    test("clears", () => {});
    test.each([1, 2])("adds %i", (n) => {});
    it('keeps "quotes"', async () => {});
    test.skip("later", () => {});
    const label = "clears all";
  });`;
const read = (file: string) => (file === "sdk/cart.test.ts" ? SOURCE : undefined);
const verdict = (...rows: string[]) => checkRow(page(...rows), read);

describe("a page", () => {
  test("is parsed into rows with line numbers", () => {
    expect(parseCoverage(page("| 4.01 | Clear empties the cart | not yet |"))).toEqual({
      rows: [
        { line: 7, id: "4.01", statement: "Clear empties the cart", others: [], proof: "not yet" },
      ],
      problems: [],
    });
  });

  test("can have a row for each part of a statement", () => {
    const { rows, problems } = parseCoverage(page("| 4.01.12 | It clears | not yet |"));
    expect([rows[0]?.id, problems]).toEqual(["4.01.12", []]);
    expect(parseCoverage(page("| 4.1.2.3 | It clears | not yet |")).problems).toHaveLength(1);
  });

  test("can contain an escaped bar in a statement", () => {
    expect(parseCoverage(page("| 4.01 | a \\| b | not yet |")).rows[0]?.statement).toBe("a \\| b");
  });

  test("can have more columns between the id and the test, in every row", () => {
    const wide = ["## 4 States", "| id | then | now | test |", "| --- | --- | --- | --- |"];
    const row = "| 4.01 | a list | a tree | sdk/cart.test.ts › clears |";
    expect(checkRow([...wide, row].join("\n"), read)).toEqual({
      problems: [],
      required: 1,
      proven: 1,
      differing: 0,
      reasoned: 0,
    });
    expect(checkRow([...wide, "| 4.01 | a list | not yet |"].join("\n"), read).problems[0]).toMatch(
      /^line 4: a row must be/,
    );
  });

  test.each([
    ["two cells", "| 4.01 | not yet |"],
    ["four cells", "| 4.01 | a | b | not yet |"],
    ["no id", "| four | a | not yet |"],
    ["an empty cell", "| 4.01 | a |  |"],
    ["no end", "| 4.01 | a | not yet"],
  ])("can't have a row with %s", (_, row) => {
    expect(verdict(row).problems[0]).toMatch(/^line 7: a row must be/);
  });

  test("can't have a row in the wrong section", () => {
    expect(verdict("| 5.01 | a | not yet |").problems).toContain(
      "line 7: 5.01 is in section 4. Move it to its own section.",
    );
  });

  test("can't have two rows with the same id", () => {
    expect(verdict("| 4.01 | a | not yet |", "| 4.01 | b | not yet |").problems).toEqual([
      "line 8: 4.01 occurs twice",
    ]);
  });

  test("must have rows", () => {
    expect(verdict().problems).toEqual(["The table has no rows."]);
  });
});

describe("a proof", () => {
  test("consists of a file and titles, and a line break separates several proofs", () => {
    expect(parseProof("`a/b.test.ts` › cart › clears <br> e2e/c.e2e.ts › buys")).toEqual([
      { file: "a/b.test.ts", titles: ["cart", "clears"] },
      { file: "e2e/c.e2e.ts", titles: ["buys"] },
    ]);
  });

  test.each(["a/b.test.ts", "a/b.ts › clears", "yes", "a/b.test.ts › "])("can't be %s", (proof) => {
    expect(parseProof(proof)).toBeUndefined();
  });

  test("is valid if its file and titles exist", () => {
    expect(verdict("| 4.01 | a | sdk/cart.test.ts › cart › clears |")).toEqual({
      problems: [],
      required: 1,
      proven: 1,
      differing: 0,
      reasoned: 0,
    });
  });

  test("fails if the file doesn't exist", () => {
    expect(verdict("| 4.01 | a | sdk/gone.test.ts › clears |")).toEqual({
      problems: ["line 7: 4.01: sdk/gone.test.ts doesn't exist"],
      required: 1,
      proven: 0,
      differing: 0,
      reasoned: 0,
    });
  });

  test("fails if a title doesn't exist", () => {
    expect(verdict("| 4.01 | a | sdk/cart.test.ts › cart › empties |").problems).toEqual([
      'line 7: 4.01: sdk/cart.test.ts has no test called "empties"',
    ]);
  });

  test("counts open statements as required, but not exempt ones", () => {
    expect(verdict("| 4.01 | a | not yet |", "| 4.02 | b | not a requirement |")).toEqual({
      problems: [],
      required: 1,
      proven: 0,
      differing: 0,
      reasoned: 0,
    });
  });
});

describe("a statement that is implemented differently", () => {
  const decision = "docs/decisions/0001-otherwise.md";
  const pages = (file: string) => (file === decision ? "**4.01** waits." : read(file));
  const judged = (row: string) => checkRow(page(row), pages);

  test("has its decision before its tests, and is counted separately", () => {
    expect(judged(`| 4.01 | a | differs (${decision}): sdk/cart.test.ts › clears |`)).toEqual({
      problems: [],
      required: 1,
      proven: 1,
      differing: 1,
      reasoned: 0,
    });
  });

  test("requires a decision that mentions the statement", () => {
    const silent = judged(`| 4.02 | a | differs (${decision}): sdk/cart.test.ts › clears |`);
    expect(silent.problems).toEqual([`line 7: 4.02: ${decision} doesn't mention 4.02`]);
    const gone = judged("| 4.01 | a | differs (docs/decisions/no.md): sdk/cart.test.ts › clears |");
    expect(gone.problems).toEqual(["line 7: 4.01: docs/decisions/no.md doesn't mention 4.01"]);
  });

  test("still requires a test", () => {
    expect(judged(`| 4.01 | a | differs (${decision}): not yet |`).proven).toBe(0);
  });
});

describe("a title", () => {
  test.each(["cart", "clears", "adds %i", 'keeps "quotes"'])("is found: %s", (title) => {
    expect(hasTitle(SOURCE, title)).toBe(true);
  });

  test.each(["clear", "clears all", "later", "adds ."])("isn't found: %s", (title) => {
    expect(hasTitle(SOURCE, title)).toBe(false);
  });
});

describe("a page that allows reasons", () => {
  const row = "| 4.01 | Captions | reason: There is no video. |";
  test("counts a row that has a reason", () => {
    expect(checkRow(page(row), read, true)).toMatchObject({ problems: [], proven: 0, reasoned: 1 });
  });

  test("requires a complete sentence", () => {
    const short = "| 4.01 | Captions | reason: none |";
    expect(checkRow(page(short), read, true).problems).toHaveLength(1);
  });

  test("must be in the list of such pages", () => {
    expect(checkRow(page(row), read).problems).toHaveLength(1);
  });
});
