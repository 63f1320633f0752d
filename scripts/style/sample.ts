import type { Text } from "./texts.ts";

/** Sentences for a reader to judge, each with its place. The same seed draws the same sentences. */
export function sampleOf(texts: readonly Text[], seed: number, size: number): string[] {
  const sentences = texts.flatMap(({ file, place, text, kind }) =>
    sentencesOf(text, kind === "documents").map((sentence) => `${sentence} (${file}:${place})`),
  );
  const random = randomFrom(seed);
  const drawn = sentences.map((sentence) => ({ sentence, order: random() }));
  drawn.sort((one, other) => one.order - other.order);
  return drawn.slice(0, size).map(({ sentence }) => sentence);
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

function sentencesOf(text: string, markdown: boolean): string[] {
  const prose = markdown ? text.replaceAll(/```[\s\S]*?```|^\|.*$|^#.*$/gm, "") : text;
  const paragraphs = prose.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/);
  return paragraphs.flatMap((paragraph) =>
    Array.from(SEGMENTER.segment(paragraph.replaceAll(/\s+/g, " ")), ({ segment }) =>
      segment.trim(),
    ).filter((sentence) => /\p{L}{2}/u.test(sentence)),
  );
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
