/** Characters that aren't easily confused. There are 32, so each byte can be mapped to one of them without bias. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789+";

/** Generates a password that is easy to read aloud and to type, with four groups of five characters and 100 random bits. */
export function randomPassword(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => LETTERS[byte % LETTERS.length] ?? "",
  ).join("");
  return (letters.match(/.{5}/g) ?? []).join("-");
}
