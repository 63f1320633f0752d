// Parses a page of statements, such as reports/spec-coverage.md, and checks that the tests that each row cites exist.

export interface Row {
  line: number;
  id: string;
  statement: string;
  /** Contents of the columns between the statement and the test. */
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
  /** The number of statements that have a reason and no tests, because a test can't decide whether they are true. */
  reasoned: number;
}

const OPEN = "not yet";
const EXEMPT = "not a requirement";
/** Matches the header of a table. There can be more columns between the statement and the test. */
const HEADER = /^\| id \| .+ \| test \|$/;
/** Matches the decision before the tests of a statement that the product implements differently from its text. */
const DIFFERS = /^differs \((docs\/decisions\/[\w-]+\.md)\): (.*)$/;
/** Matches the reason of a row without tests, on pages that allow reasons. */
const REASON = /^reason: \S+ .+\.$/;
const TEST_FILE = /\.(test|e2e|deployed)\.tsx?$/;

/** Parses every row of the tables except their headers. Reports a row that can't be parsed as a problem. */
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
        `line ${line}: a row must be | section.number | statement | test |, but it is: ${content}`,
      );
    else if (!id.startsWith(`${section}.`))
      problems.push(`line ${line}: ${id} is in section ${section}. Move it to its own section.`);
    else rows.push({ line, id, statement, others: cells.slice(1, -1), proof });
  }
  return { rows, problems };
}

/** Parses `path › title › title`. Several references are separated by `<br>`. Returns undefined for other text. */
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
 * True if a test file has a test or a group with this title. The title must be the first of several arguments, in a call that
 * doesn't skip the test.
 */
export function hasTitle(source: string, title: string): boolean {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/["'`]/g, "\\\\?$&");
  const call = new RegExp(`(\\.(?:skip|todo|fixme))?\\(\\s*(["'\`])${literal}\\2\\s*,`, "g");
  return [...source.matchAll(call)].some(([, skipped]) => skipped === undefined);
}

/**
 * @param read returns the text of a file in the repository, or undefined if the file doesn't exist
 * @param reasons true if a row can have a reason in place of tests
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
    if (seen.has(id)) problems.push(`line ${line}: ${id} occurs twice`);
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
  if (rows.length === 0) problems.push("The table has no rows.");
  return { problems, required, proven, differing, reasoned };
}

function problemsOf(
  id: string,
  proof: string,
  read: (file: string) => string | undefined,
): string[] {
  const [, decision, rest = proof] = DIFFERS.exec(proof) ?? [];
  if (decision && !new RegExp(`\\b${id.replaceAll(".", "\\.")}\\b`).test(read(decision) ?? ""))
    return [`${decision} doesn't mention ${id}`];
  const references = parseProof(rest);
  if (!references)
    return [
      `the test column must be "path.test.ts › title", "${OPEN}", or "${EXEMPT}", but it is: ${proof}`,
    ];
  return references.flatMap(({ file, titles }) => {
    const source = read(file);
    if (source === undefined) return [`${file} doesn't exist`];
    return titles
      .filter((title) => !hasTitle(source, title))
      .map((title) => `${file} has no test called "${title}"`);
  });
}
