import { matchesWords } from "../../lib/text-match.ts";

/*
 * The server compares the whole text with one field at a time, but accepts `%` as a wildcard. So words are searched in the
 * typed order, and if that finds nothing, in every other order.
 */
const REORDERED = 3;

/** Values for `q`, the typed order first. */
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

/** Results for the first order with any; otherwise those for the typed order. */
export async function searchWordOrders<Answer>(
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

/** Words in different fields: of the records that the server finds by one word, those that contain all. */
export async function searchSeveralTexts<Row>(
  typed: string,
  ask: (word: string) => Promise<readonly Row[]>,
  textOf: (row: Row) => string,
): Promise<Row[]> {
  const words = typed.trim().split(/\s+/);
  if (words.length < 2) return [];
  // The longest word is the most selective.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const rows = (await ask(word)).filter((row) => matchesWords(textOf(row), typed));
    if (rows.length > 0) return rows;
  }
  return [];
}
