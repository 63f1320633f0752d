import { matchesWords } from "../../lib/text-match.ts";

/* Maximum number of words for which all orders are searched. The server compares the whole text with one field at a time, but
   accepts `%` as a wildcard. Therefore, this searches the words in the typed order first, and if that finds nothing, in all other
   orders. */
const REORDERED = 3;

/** The values for `q`, starting with the typed order. */
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

/** The results for the first order that has results, or else for the typed order. */
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

/**
 * Finds records that contain the words in different fields. Searches the server for one word at a time, and returns the records
 * that contain all words.
 */
export async function searchSeveralTexts<Row>(
  typed: string,
  ask: (word: string) => Promise<readonly Row[]>,
  textOf: (row: Row) => string,
): Promise<Row[]> {
  const words = typed.trim().split(/\s+/);
  if (words.length < 2) return [];
  // Starts with the longest word, which probably matches the fewest records.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const rows = (await ask(word)).filter((row) => matchesWords(textOf(row), typed));
    if (rows.length > 0) return rows;
  }
  return [];
}
