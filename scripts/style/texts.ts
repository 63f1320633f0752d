// Collects the repository's texts by kind: documents, UI strings, API descriptions, comments, and test names.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const KINDS = [
  "documents",
  "UI strings",
  "API descriptions",
  "comments",
  "test names",
] as const;
export type Kind = (typeof KINDS)[number];

/** One text, and the place where it starts: a line in a file, or a key in a JSON file. */
export interface Text {
  kind: Kind;
  file: string;
  place: string;
  text: string;
}

/** Matches reference files that checks read or write. Most of their contents are tables of statements and numbers. */
const LEDGERS = /^reports\/.*\.md$/;
const LOCALES = /^admin\/public\/locales\/en\/.+\.json$/;
const BUNDLE = "openapi/generated/openapi.json";
const CODE = /\.(ts|tsx|mts|cts|js|mjs|cjs)$/;
const TESTS = /\.(test|e2e|deployed)\.tsx?$/;
/** Matches a string or a template literal. */
const QUOTED = String.raw`("(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
/** Matches the arguments of `each`, with up to four levels of parentheses. */
const ARGUMENTS = Array.from({ length: 4 }).reduce<string>(
  (inner) => String.raw`\((?:[^()]|${inner})*\)`,
  String.raw`\([^()]*\)`,
);
/** Matches other names for `test`, as in `import { test as mocked }` and `const hostile = test.extend(…)`. */
const ALIAS = /\btest as (\w+)|\bconst (\w+) = (?:base|test)\.extend\b/g;

export function textsOf(root: string): Text[] {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  )
    .split("\0")
    .filter((file) => file !== "");
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  return files.flatMap((file): Text[] => {
    if (file === BUNDLE) return descriptionsOf(file, read(file));
    if (
      /(^|\/)generated\/|^reports\/contract-changes\.md$/.test(file) ||
      file.startsWith("storefront-kit/codemod/samples/")
    )
      return [];
    if (file.endsWith(".md") && !LEDGERS.test(file))
      return [{ kind: "documents", file, place: "1", text: read(file) }];
    if (LOCALES.test(file)) return stringsOf(file, read(file));
    if (!CODE.test(file)) return [];
    const code = read(file);
    return [...commentsOf(file, code), ...(TESTS.test(file) ? testNamesOf(file, code) : [])];
  });
}

function stringsOf(file: string, json: string): Text[] {
  return leaves(JSON.parse(json)).map(({ path, value }) => ({
    kind: "UI strings",
    file,
    place: path.join("."),
    text: value.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>/g, "1"),
  }));
}

/**
 * Descriptions in the bundle. Equal descriptions count once, because the bundle repeats those of shared parameters and
 * responses.
 */
function descriptionsOf(file: string, json: string): Text[] {
  const seen = new Set<string>();
  return leaves(JSON.parse(json)).flatMap(({ path, value }) => {
    const isProse = path.at(-1) === "description" || path.at(-1) === "summary";
    if (!isProse || path.includes("examples") || path.includes("example") || seen.has(value))
      return [];
    seen.add(value);
    return [{ kind: "API descriptions", file, place: path.join("."), text: value }];
  });
}

function leaves(value: unknown, path: string[] = []): { path: string[]; value: string }[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}

/** Comments on their own lines. Consecutive line comments count as one. */
export function commentsOf(file: string, code: string): Text[] {
  const found: Text[] = [];
  let open: { line: number; lines: string[]; block: boolean } | undefined;
  const close = (): void => {
    if (!open) return;
    const text = open.lines.join("\n").trim();
    if (text !== "" && !/^(oxlint|eslint|@ts-|#region|<reference)/.test(text))
      found.push({ kind: "comments", file, place: String(open.line), text });
    open = undefined;
  };
  for (const [index, line] of code.split("\n").entries()) {
    const trimmed = line.trim();
    if (open?.block) {
      open.lines.push(trimmed.replace(/\*\/.*$/, "").replace(/^\*\s?/, ""));
      if (trimmed.includes("*/")) close();
    } else if (/^\{?\/\*/.test(trimmed)) {
      close();
      const first = trimmed.replace(/^\{?\/\*+!?\s?/, "").replace(/\*\/.*$/, "");
      open = { line: index + 1, lines: [first], block: true };
      if (trimmed.includes("*/")) close();
    } else if (trimmed.startsWith("//")) {
      open ??= { line: index + 1, lines: [], block: false };
      open.lines.push(trimmed.replace(/^\/+\s?/, ""));
    } else close();
  }
  close();
  return found;
}

/**
 * Titles of tests, of groups, and of steps: `it("…")`, `test.skip("…")`, `describe.each([…])("…")`. Placeholders become `1`.
 */
export function testNamesOf(file: string, code: string): Text[] {
  const aliases = Array.from(code.matchAll(ALIAS), ([, imported, own]) => imported ?? own);
  const names = ["it", "test", "describe", ...aliases].join("|");
  const title = String.raw`\b(?:${names})(?:\.\w+)*(?:${ARGUMENTS})?\(\s*${QUOTED}`;
  return Array.from(code.matchAll(new RegExp(title, "g")), ({ 1: quoted = "", index }) => ({
    kind: "test names" as const,
    file,
    place: String(code.slice(0, index).split("\n").length),
    text: quoted
      .slice(1, -1)
      .replaceAll(/\$\{[^}]*\}|[$%]\w+/g, "1")
      .replaceAll(/\\(.)/g, "$1"),
  }));
}
