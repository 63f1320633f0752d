import type { Text } from "./texts.ts";

/** Returns sentences for a reader to judge, each with its place. The same seed selects the same sentences. */
export function sampleOf(texts: readonly Text[], seed: number, size: number): string[] {
  const sentences = texts.flatMap(sentencesOf);
  const random = randomFrom(seed);
  const drawn = sentences.map((sentence) => ({ sentence, order: random() }));
  drawn.sort((one, other) => one.order - other.order);
  return drawn.slice(0, size).map(({ sentence }) => sentence);
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });
/** Front matter, HTML comments, code, images, tables, and headings. */
const NOT_PROSE =
  /^---\n[\s\S]*?\n---$|<!--[\s\S]*?-->|^( *)```[\s\S]*?^ *```|!\[[^\]]*\]\([^)]*\)|^ *\|.*$|^#.*$/gm;
/** Matches everything up to an empty line or the next list item. */
const PARAGRAPH = /(?:(?!\n\s*\n|\n\s*(?:[-*]|\d+\.)\s)[\s\S])+/g;
const MARKER = /^\s*(?:[-*]|\d+\.)\s+/;
/** A few words in bold at the start of a paragraph are a heading, and so is any "Why …" in bold. */
const LEAD = /^\s*(?:(?:[-*]|\d+\.)\s+)?\*\*(?:(?:[^*\s]+\s?){1,5}|Why [^*]+)\*\*[:.]?(?!\s*,)/;

/** JSDoc tags with their types and names: `@param {string} file`. */
const TAG = /^@[a-z]+(?= |$).*$/gim;

// Replaces text by the same number of characters, so that positions don't change.
const blank = (part: string): string => part.replaceAll(/[^\n]/g, " ");
const masked = (code: string): string => "x".repeat(code.length);

function sentencesOf({ file, place, text, kind }: Text): string[] {
  const prose =
    kind === "documents"
      ? text.replaceAll(NOT_PROSE, blank)
      : kind === "comments"
        ? text.replaceAll(TAG, blank)
        : text;
  return Array.from(prose.matchAll(PARAGRAPH)).flatMap(({ 0: paragraph, index: start }) => {
    // Blanks code, link targets, and bold words, because a period or a question mark in them doesn't end a sentence.
    const plain = paragraph
      .replace(LEAD, blank)
      .replaceAll(/`[^`]+`|\]\([^)]*\)/g, masked)
      .replaceAll("**", "  ")
      .replaceAll("\n", " ");
    return Array.from(SEGMENTER.segment(plain)).flatMap(({ segment, index }) => {
      if (!/\p{L}{2}/u.test(segment)) return [];
      const from = index + segment.search(/\S/);
      const original = paragraph.slice(from, index + segment.trimEnd().length);
      const sentence = original.replace(MARKER, "").replaceAll("**", "").replaceAll(/\s+/g, " ");
      const line = Number(place) + prose.slice(0, start + from).split("\n").length - 1;
      return [`${sentence} (${file}:${Number.isNaN(line) ? place : line})`];
    });
  });
}

/** The mulberry32 generator: numbers in [0, 1) that depend on the seed alone. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
