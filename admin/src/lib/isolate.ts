/** Matches a letter of a left-to-right language, or a # that would move to the other side of its number. */
const LEFT_TO_RIGHT = /(?!\p{Script=Arabic})\p{L}|#\d/u;

/**
 * Isolates left-to-right text within right-to-left text with invisible marks. Neither then changes the word order of the other.
 */
export const isolated = (text: string): string =>
  LEFT_TO_RIGHT.test(text) ? `\u{2068}${text}\u{2069}` : text;

/** Removes these marks from text that is stored. */
export const asData = (text: string): string => text.replaceAll(/[\u{2068}\u{2069}]/gu, "");
