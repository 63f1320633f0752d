// Splits texts into sentences.
import type { Text } from "./texts.ts";

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });
/** Matches front matter, HTML comments, code, images, tables, and headings. */
const NOT_PROSE =
  /^---\n[\s\S]*?\n---$|<!--[\s\S]*?-->|^( *)```[\s\S]*?^ *```|!\[[^\]]*\]\([^)]*\)|^ *\|.*$|^#.*$/gm;
/** Matches everything up to an empty line or the next list item. */
const PARAGRAPH = /(?:(?!\n\s*\n|\n\s*(?:[-*]|\d+\.)\s)[\s\S])+/g;
const MARKER = /^\s*(?:[-*]|\d+\.)\s+/;
/**
 * Matches a few bold words at the start of a paragraph, because they're a heading. Any bold text that begins with "Why" is one
 * too.
 */
const LEAD = /^\s*(?:(?:[-*]|\d+\.)\s+)?\*\*(?:(?:[^*\s]+\s?){1,5}|Why [^*]+)\*\*[:.]?(?!\s*,)/;

/** Matches JSDoc tags with their types and names, such as `@param {string} file`. */
const TAG = /^@[a-z]+(?= |$).*$/gim;

// Replaces text with the same number of spaces, so that positions don't change.
const blank = (part: string): string => part.replaceAll(/[^\n]/g, " ");
const masked = (code: string): string => "x".repeat(code.length);

/** A sentence, without Markdown's markers and line breaks, and its offset in its text. */
export interface Sentence {
  readonly words: string;
  readonly offset: number;
}

export function sentencesOf({ text, kind }: Pick<Text, "text" | "kind">): Sentence[] {
  const prose =
    kind === "documents"
      ? text.replaceAll(NOT_PROSE, blank)
      : kind === "comments"
        ? text.replaceAll(TAG, blank)
        : text;
  return Array.from(prose.matchAll(PARAGRAPH)).flatMap(({ 0: paragraph, index: start }) => {
    // Masks headings in bold, code, and link targets, because a period or a question mark in them doesn't end a sentence.
    const plain = paragraph
      .replace(LEAD, blank)
      .replaceAll(/`[^`]+`|\]\([^)]*\)/g, masked)
      .replaceAll("**", "  ")
      .replaceAll("\n", " ");
    return Array.from(SEGMENTER.segment(plain)).flatMap(({ segment, index }) => {
      if (!/\p{L}{2}/u.test(segment)) return [];
      const from = index + segment.search(/\S/);
      const original = paragraph.slice(from, index + segment.trimEnd().length);
      const words = original.replace(MARKER, "").replaceAll("**", "").replaceAll(/\s+/g, " ");
      return [{ words, offset: start + from }];
    });
  });
}
