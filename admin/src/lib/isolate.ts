/** A letter of a language that runs from left to right. */
const LEFT_TO_RIGHT_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/**
 * Between words that run from right to left, what does not is set apart by unseen marks: the order of its own words, and of those
 * around it, stays.
 */
export const isolated = (text: string): string =>
  LEFT_TO_RIGHT_LETTER.test(text) ? `\u{2068}${text}\u{2069}` : text;

/** For a text that is kept, not only read: without those marks. */
export const asData = (text: string): string => text.replaceAll(/[\u{2068}\u{2069}]/gu, "");
