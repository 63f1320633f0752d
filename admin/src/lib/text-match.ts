/** The text for comparisons in searches, without case and accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** True if all typed words occur, in any order. */
export function matchesWords(text: string, typed: string): boolean {
  const inside = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/** True if all typed words occur, with typos allowed: one letter in a short word, two in a long one. */
export function matchesWithTypos(text: string, typed: string): boolean {
  const inside = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((word) => {
      const slips = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
      return inside.some((other) => {
        // Compares with the beginning of the word, because the user may still be typing.
        const begun = other.slice(0, Math.max(word.length, slips));
        return (
          other.includes(word) ||
          slipsBetween(begun, word) <= slips ||
          slipsBetween(other, word) <= slips
        );
      });
    });
}

/** Number of wrong, missing, extra, or swapped letters. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
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
