/** Normalizes text for comparisons. Ignores case and accents. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** True if the text contains all typed words, in any order. */
export function matchesWords(text: string, typed: string): boolean {
  const inside = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/**
 * True if the text contains all typed words, even with typos: one wrong letter in a word of 4 to 6 letters, two in a longer
 * word.
 */
export function matchesWithTypos(text: string, typed: string): boolean {
  const inside = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((word) => {
      const slips = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
      return inside.some((other) => {
        // Compares the typed word with the beginning of a word, because the user may still be typing.
        const begun = other.slice(0, Math.max(word.length, slips));
        return (
          other.includes(word) ||
          slipsBetween(begun, word) <= slips ||
          slipsBetween(other, word) <= slips
        );
      });
    });
}

/** The number of wrong, missing, extra, or swapped letters. Infinity if the lengths differ by more than `most`. */
export function slipsBetween(a: string, b: string, most = 2): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let earlier: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      now[j] = Math.min(
        (before[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (same ? 0 : 1),
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (earlier[j - 2] ?? 0) + 1
          : Infinity,
      );
    }
    [earlier, before] = [before, now];
  }
  return before[b.length] ?? 0;
}
