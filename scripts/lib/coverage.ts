// Parses a page of statements, such as reports/spec-coverage.md, and checks that the tests exist that each row names.

export interface Row {
  line: number;
  id: string;
  statement: string;
  /** Headers of the columns between the statement and the test. */
  others: readonly string[];
  proof: string;
}

export interface Reference {
  file: string;
  titles: readonly string[];
}

export interface Verdict {
  problems: string[];
  /** Number of statements that require something. */
  required: number;
  proven: number;
  /** The number of proven statements that the product implements differently from their text. */
  differing: number;
  /** The number of statements that have a reason instead of tests, because a test can't decide them. */
  reasoned: number;
}

const OPEN = "not yet";
const EXEMPT = "not a requirement";
/** Matches the header. There may be more columns between these two. */
const HEADER = /^\| id \| .+ \| test \|$/;
/** Matches the decision that precedes the tests if the product implements a statement differently from its text. */
const DIFFERS = /^differs \((docs\/decisions\/[\w-]+\.md)\): (.*)$/;
/** Explains a row without a test, on pages that allow it. */
const REASON = /^reason: \S+ .+\.$/;
const TEST_FILE = /\.(test|e2e|deployed)\.tsx?$/;

/** Reads every table row except headers. Reports a row that it can't parse as a problem. */
export function parseCoverage(text: string): { rows: Row[]; problems: string[] } {
  const rows: Row[] = [];
  const problems: string[] = [];
  let section = "";
  let columns = 3;
  for (const [index, content] of text.split("\n").entries()) {
    const line = index + 1;
    section = /^## (\d+)\b/.exec(content)?.[1] ?? section;
    if (HEADER.test(content)) columns = content.split(" | ").length;
    if (!content.startsWith("|") || HEADER.test(content) || /^\|( --- \|)+$/.test(content))
      continue;
    const [, id = "", ...cells] = content.split(/\s*(?<!\\)\|\s*/);
    const end = cells.pop();
    const [statement = ""] = cells;
    const proof = cells.at(-1) ?? "";
    const whole =
      end === "" &&
      cells.length === columns - 1 &&
      cells.every((cell) => cell !== "") &&
      /^\d+\.\d+(\.\d+)?$/.test(id);
    if (!whole)
      problems.push(
        `line ${line}: a row is | section.number | statement | test |, not: ${content}`,
      );
    else if (!id.startsWith(`${section}.`))
      problems.push(`line ${line}: ${id} stands in section ${section}`);
    else rows.push({ line, id, statement, others: cells.slice(1, -1), proof });
  }
  return { rows, problems };
}

/** Parses `path › title › title`, several separated by `<br>`. Returns undefined for other text. */
export function parseProof(proof: string): Reference[] | undefined {
  const references = proof.split(/\s*<br>\s*/).map((part) => {
    const [file = "", ...titles] = part.replaceAll("\\|", "|").split(/\s*›\s*/);
    return { file: file.replaceAll("`", ""), titles };
  });
  const readable = references.every(
    ({ file, titles }) => TEST_FILE.test(file) && titles.length > 0 && titles.every(Boolean),
  );
  return readable ? references : undefined;
}

/**
 * True if a test file has a test or a group with that title. The title must be the first of several arguments of a call that
 * doesn't skip the test.
 */
export function hasTitle(source: string, title: string): boolean {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/["'`]/g, "\\\\?$&");
  const call = new RegExp(`(\\.(?:skip|todo|fixme))?\\(\\s*(["'\`])${literal}\\2\\s*,`, "g");
  return [...source.matchAll(call)].some(([, skipped]) => skipped === undefined);
}

/**
 * @param read returns the text of a repository file, or undefined if it doesn't exist
 * @param reasons true if a row may have a reason in place of tests
 */
export function checkRow(
  text: string,
  read: (file: string) => string | undefined,
  reasons = false,
): Verdict {
  const { rows, problems } = parseCoverage(text);
  const seen = new Set<string>();
  let required = 0;
  let proven = 0;
  let differing = 0;
  let reasoned = 0;
  for (const { line, id, proof } of rows) {
    if (seen.has(id)) problems.push(`line ${line}: ${id} is there twice`);
    seen.add(id);
    if (proof === EXEMPT) continue;
    required += 1;
    if (proof === OPEN) continue;
    if (reasons && REASON.test(proof)) {
      reasoned += 1;
      continue;
    }
    const found = problemsOf(id, proof, read).map((problem) => `line ${line}: ${id}: ${problem}`);
    problems.push(...found);
    if (found.length > 0) continue;
    proven += 1;
    if (DIFFERS.test(proof)) differing += 1;
  }
  if (rows.length === 0) problems.push("There is no row at all.");
  return { problems, required, proven, differing, reasoned };
}

function problemsOf(
  id: string,
  proof: string,
  read: (file: string) => string | undefined,
): string[] {
  const [, decision, rest = proof] = DIFFERS.exec(proof) ?? [];
  if (decision && !new RegExp(`\\b${id.replaceAll(".", "\\.")}\\b`).test(read(decision) ?? ""))
    return [`${decision} does not speak of ${id}`];
  const references = parseProof(rest);
  if (!references)
    return [
      `the test column holds "path.test.ts › title", "${OPEN}" or "${EXEMPT}", not: ${proof}`,
    ];
  return references.flatMap(({ file, titles }) => {
    const source = read(file);
    if (source === undefined) return [`${file} does not exist`];
    return titles
      .filter((title) => !hasTitle(source, title))
      .map((title) => `${file} has no test called "${title}"`);
  });
}
