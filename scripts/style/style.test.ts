import { describe, expect, it } from "vitest";
import { problemOf } from "../lib/commit-subject.mjs";
import { compare, countOf } from "./counts.ts";
import { openings, phrases, spelling } from "./lint.ts";
import { sampleOf } from "./sample.ts";
import { commentsOf, KINDS, testNamesOf, textsOf, type Kind, type Text } from "./texts.ts";

const text = (kind: Kind, words: string, file = "some.md"): Text => ({
  kind,
  file,
  place: "1",
  text: words,
});

describe("textsOf", () => {
  it("finds text of every kind in this repository", () => {
    const texts = textsOf(process.cwd());
    for (const kind of KINDS)
      expect(texts.filter((one) => one.kind === kind).length).toBeGreaterThan(20);
  });

  it("reads comments on their own lines", () => {
    const code = `// One comment
// on two lines.
const a = 1; // beside code
/** A docstring
 * on two lines. */
{/* In JSX */}
// oxlint-disable-next-line no-console`;
    expect(commentsOf("a.ts", code).map(({ place, text: words }) => `${place} ${words}`)).toEqual([
      "1 One comment\non two lines.",
      "4 A docstring\non two lines.",
      "6 In JSX",
    ]);
  });
});

describe("test names", () => {
  it("are the titles of tests, groups, and steps, without placeholders", () => {
    const code = [
      'describe("a list", () => {',
      '  it("is sorted", () => {});',
      '  it.each(rows.filter((row) => !row.endsWith("x")).map(String))("has %i rows", () => {});',
      "  test(`${name} opens`, () => test.step(",
      '    "a \\"quoted\\" step", () => {}));',
      '  visit("no title");',
      'import { test as mocked } from "./mock.ts";',
      'mocked("shows the list", async () => {});',
    ].join("\n");
    expect(testNamesOf("a.test.ts", code).map(({ place, text: words }) => [place, words])).toEqual([
      ["1", "a list"],
      ["2", "is sorted"],
      ["3", "has 1 rows"],
      ["4", "1 opens"],
      ["4", 'a "quoted" step'],
      ["8", "shows the list"],
    ]);
  });

  it("are checked for a subject and for plain words", async () => {
    const names = ["whoever presses gets one order", "a picture of the shop", "the list is sorted"];
    const texts = names.map((name) => text("test names", name, "a.test.ts"));
    expect(openings(texts).map(({ found }) => found)).toEqual(["whoever"]);
    const found = (await phrases(texts)).map((problem) => problem.found);
    expect(found).toEqual(expect.arrayContaining(["picture", "shop"]));
  });
});

describe("problems", () => {
  it("finds hard-to-read openings in comments, but not in documents", () => {
    const texts = [
      text("comments", "What is sent comes back."),
      text("comments", "Rows that were sent."),
      text("documents", "What is it?"),
    ];
    expect(openings(texts).map(({ found }) => found)).toEqual(["What"]);
  });

  it("finds hard-to-read openings in every sentence of a comment, but allows It after the first", () => {
    const words =
      "Rows that were sent. It has one.\nSo it ends `here. Who`. Where it is, is shown.";
    expect(openings([text("comments", words)]).map(({ found, offset }) => [found, offset])).toEqual(
      [
        ["So", 33],
        ["Where", 57],
      ],
    );
  });

  it("finds countable uses of text, and an unidiomatic use of focus", async () => {
    const found = await phrases([
      text("comments", "A text of the page takes the focus. A text field takes focus."),
    ]);
    expect(found.map((one) => one.found)).toEqual(["A text", "takes the focus"]);
  });

  it("finds phrases outside of code, and says what to write instead", async () => {
    const [first, ...others] = await phrases([
      text("documents", "The list is read anew. `anew` is code.\n\n```\nanew\n```\n"),
      text("UI strings", "The list is read again."),
    ]);
    expect(first).toMatchObject({
      rule: "phrase",
      offset: 17,
      found: "anew",
      instead: "again or new",
    });
    expect(others).toEqual([]);
  });

  it("finds misspelled and British words, but not code", async () => {
    const words = "The colour of an itemm is in `colour` or lineItemm or src/colour.ts.";
    const found = await spelling([text("documents", words), text("documents", "A color.", "b.md")]);
    expect(found.map((problem) => problem.found)).toEqual(["colour", "itemm"]);
  });
});

describe("counts", () => {
  const texts = KINDS.map((kind) => text(kind, "Words"));
  const none = countOf([], texts);

  it("can only go down", () => {
    const [one] = texts;
    if (!one) throw new Error("no text");
    const some = countOf([{ rule: "spelling", text: one, offset: 0, found: "Wrods" }], texts);
    expect(compare(none, some).higher).toMatchObject([
      { kind: one.kind, rule: "spelling", now: 1 },
    ]);
    expect(compare(some, none)).toMatchObject({
      higher: [],
      lower: [{ rule: "spelling", now: 0 }],
    });
  });

  it("fails if a kind of text is missing", () => {
    expect(() => countOf([], texts.slice(1))).toThrow(
      "No texts were found for these kinds: documents",
    );
  });
});

describe("a sample", () => {
  it("is the same for the same seed", () => {
    const texts = [
      text(
        "documents",
        "One sentence. Another one.\n\n| a table |\n\n```\ncode here\n```\n- A third.",
      ),
    ];
    expect(sampleOf(texts, 7, 10).toSorted()).toEqual([
      "A third. (some.md:8)",
      "Another one. (some.md:1)",
      "One sentence. (some.md:1)",
    ]);
    expect(sampleOf(texts, 7, 2)).toEqual(sampleOf(texts, 7, 2));
  });

  it("leaves out the tags of docstrings", () => {
    const docstring =
      "The root.\n@param {import('a').B} file the file\n@internal\n@scope/a is a package.";
    expect(sampleOf([text("comments", docstring, "a.ts")], 7, 10).toSorted()).toEqual([
      "@scope/a is a package. (a.ts:4)",
      "The root. (a.ts:1)",
    ]);
  });

  it("draws whole sentences of prose, with their lines", () => {
    const texts = [
      text(
        "documents",
        [
          "---",
          "title: A page",
          "---",
          "",
          "<!-- include README.md#retries",
          "Not prose. -->",
          "**Why the libraries and not the command line.** Fast.",
          "",
          "![A list: in words.\nAnd a try](../list.webp)",
          "",
          "Add `?fields=id` or `.95`. It",
          "works.",
          "",
          "- **A lead.** The list says **why it",
          "  is so.** Good.",
          "",
          "**4.33**, **7.086** are missing ([decision 24](../docs/a.md)).",
        ].join("\n"),
      ),
      { kind: "comments" as const, file: "a.ts", place: "12", text: "One\nline. Two." },
      { kind: "UI strings" as const, file: "en.json", place: "a.b", text: "Save changes?" },
    ];
    expect(sampleOf(texts, 7, 20).toSorted()).toEqual([
      "4.33, 7.086 are missing ([decision 24](../docs/a.md)). (some.md:18)",
      "Add `?fields=id` or `.95`. (some.md:12)",
      "Fast. (some.md:7)",
      "Good. (some.md:16)",
      "It works. (some.md:12)",
      "One line. (a.ts:12)",
      "Save changes? (en.json:a.b)",
      "The list says why it is so. (some.md:15)",
      "Two. (a.ts:13)",
    ]);
  });
});

describe("commit subjects", () => {
  it.each([
    ["Fix capture of orders with a canceled payment", undefined],
    ['Revert "Fix capture"', undefined],
    ["Fixed capture", "begins with"],
    ["What is captured is what waits", "begins with"],
    [`Fix ${"x".repeat(69)}`, "73 characters"],
    ["Fix capture.", "period"],
  ])("are checked: %s", (subject, problem) => {
    if (problem === undefined) expect(problemOf(subject)).toBeUndefined();
    else expect(problemOf(subject)).toContain(problem);
  });
});
