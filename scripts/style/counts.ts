import type { Problem } from "./lint.ts";
import { KINDS, type Kind, type Text } from "./texts.ts";

type Rule = Problem["rule"];
const RULES: readonly Rule[] = ["spelling", "phrase", "opening"];

/** Number of problems by kind of text and rule, such as "comments: spelling". */
export type Counts = Record<string, number>;

export interface Change {
  kind: Kind;
  rule: Rule;
  before: number;
  now: number;
}

export function countOf(problems: readonly Problem[], texts: readonly Text[]): Counts {
  const unread = KINDS.filter((kind) => !texts.some((text) => text.kind === kind));
  if (unread.length > 0)
    throw new Error(`No texts were found for these kinds: ${unread.join(", ")}.`);
  return Object.fromEntries(
    pairs.map(({ kind, rule }) => [
      `${kind}: ${rule}`,
      problems.filter((problem) => problem.rule === rule && problem.text.kind === kind).length,
    ]),
  );
}

export function compare(recorded: Counts, counts: Counts): { higher: Change[]; lower: Change[] } {
  const changes = pairs.map(({ kind, rule }) => {
    const key = `${kind}: ${rule}`;
    return { kind, rule, before: recorded[key] ?? 0, now: counts[key] ?? 0 };
  });
  return {
    higher: changes.filter(({ before, now }) => now > before),
    lower: changes.filter(({ before, now }) => now < before),
  };
}

/** The kinds of text with a rule about their first word. */
const OPENED: readonly Kind[] = ["comments", "test names"];
const pairs = KINDS.flatMap((kind) =>
  RULES.filter((rule) => rule !== "opening" || OPENED.includes(kind)).map((rule) => ({
    kind,
    rule,
  })),
);
