const letters: Record<string, string> = {
  a: "á",
  c: "ç",
  d: "ð",
  e: "é",
  g: "ĝ",
  i: "í",
  k: "ķ",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  z: "ž",
  A: "Á",
  C: "Ç",
  D: "Ð",
  E: "É",
  G: "Ĝ",
  I: "Í",
  K: "Ķ",
  N: "Ñ",
  O: "Ö",
  S: "Š",
  U: "Ü",
  Y: "Ý",
  Z: "Ž",
};

/**
 * Converts English to a pseudo-language with accents, which is a third longer, like German. Text without accents can't be
 * translated yet, and clipped text shows where a longer language doesn't fit. Placeholders and tags don't change.
 */
export function pseudo(strings: unknown): unknown {
  if (typeof strings === "string") return strange(strings);
  return Object.fromEntries(
    Object.entries(strings as object).map(([key, value]) => [key, pseudo(value)]),
  );
}

function strange(text: string): string {
  const accented = text.replaceAll(
    /\{\{.*?\}\}|<\/?\w+\s*\/?>|[a-z]/gi,
    (part) => letters[part] ?? part,
  );
  return `[${accented}${"~".repeat(Math.ceil(text.length / 3))}]`;
}
