/** Characters that don't look alike. There are 32, so each byte maps to one of them without bias. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789+";

/** A password that is easy to read aloud and to type: four groups of five characters, with 100 random bits. */
export function randomPassword(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => LETTERS[byte % LETTERS.length] ?? "",
  ).join("");
  return (letters.match(/.{5}/g) ?? []).join("-");
}
