import { matchesWords } from "../../lib/text-match.ts";

/*
 * The server compares all that was typed with one text at a time, but takes `%` in it for anything between. So words are asked
 * for in the order in which they came, and, where that finds nothing, in every other.
 */
const REORDERED = 3;

/** `q` as it is asked for, the order of the words as it was typed first. */
function wordOrders(typed: string): [string, ...string[]] {
  const words = typed.trim().split(/\s+/);
  const orders = words.length > REORDERED ? [words] : permutations(words);
  const [first = typed, ...others] = orders.map((order) => order.join("%"));
  return [first, ...others];
}

function permutations(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  return words.flatMap((word, index) =>
    permutations(words.toSpliced(index, 1)).map((rest) => [word, ...rest]),
  );
}

/** What `ask` finds in the first order of words that finds something; else what it found, or did not find, in the one typed. */
export async function inAnyOrder<Answer>(
  typed: string,
  ask: (q: string) => Promise<Answer>,
  found: (answer: Answer) => boolean,
): Promise<Answer> {
  const [first, ...others] = wordOrders(typed);
  const answer = await ask(first);
  if (found(answer)) return answer;
  for (const order of others) {
    const other = await ask(order);
    if (found(other)) return other;
  }
  return answer;
}

/** Words that stand in several texts: of the records that the server finds by one of them, those that have all. */
export async function inSeveralTexts<Row>(
  typed: string,
  ask: (word: string) => Promise<readonly Row[]>,
  textOf: (row: Row) => string,
): Promise<Row[]> {
  const words = typed.trim().split(/\s+/);
  if (words.length < 2) return [];
  // The longest says most.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const rows = (await ask(word)).filter((row) => matchesWords(textOf(row), typed));
    if (rows.length > 0) return rows;
  }
  return [];
}
