/** Latin letters that have no decomposition in Unicode, with their common spelling in a URL. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Lowercase text without the accents of Latin letters: `Große Łódź` becomes `grosse lodz`. Doesn't change other scripts. */
export const baseLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLINGS[letter] ?? letter);
