import { sentencesOf } from "./sentences.ts";
import type { Text } from "./texts.ts";

/** Returns sentences for a reader to judge, each with its place. The same seed selects the same sentences. */
export function sampleOf(texts: readonly Text[], seed: number, size: number): string[] {
  const sentences = texts.flatMap(placedSentences);
  const random = randomFrom(seed);
  const drawn = sentences.map((sentence) => ({ sentence, order: random() }));
  drawn.sort((one, other) => one.order - other.order);
  return drawn.slice(0, size).map(({ sentence }) => sentence);
}

function placedSentences(text: Text): string[] {
  return sentencesOf(text).map(({ words, offset }) => {
    const line = Number(text.place) + text.text.slice(0, offset).split("\n").length - 1;
    return `${words} (${text.file}:${Number.isNaN(line) ? text.place : line})`;
  });
}

/** The mulberry32 generator of random numbers from 0 up to, but not including, 1. They depend only on the seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
