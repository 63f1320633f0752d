/** Text as it is compared while searching: without case and accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** Whether all words that were typed occur, in any order. */
export function matchesWords(text: string, typed: string): boolean {
  const inside = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
