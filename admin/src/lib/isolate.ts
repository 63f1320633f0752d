/** A letter of a language that runs from left to right, or a sign that would change sides with the number that it belongs to. */
const LEFT_TO_RIGHT = /(?!\p{Script=Arabic})\p{L}|#\d/u;

/**
 * Between words that run from right to left, what does not is set apart by unseen marks: the order of its own words, and of those
 * around it, stays.
 */
export const isolated = (text: string): string =>
  LEFT_TO_RIGHT.test(text) ? `\u{2068}${text}\u{2069}` : text;

/** For a text that is kept, not only read: without those marks. */
export const asData = (text: string): string => text.replaceAll(/[\u{2068}\u{2069}]/gu, "");
