/** The languages of the admin by code, each in its own words. `tm` is the ecosystem's code for Tamil. */
export const languageNames = {
  ar: "العربية",
  bg: "Български",
  bs: "Bosanski",
  cs: "Čeština",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  hi: "हिन्दी",
  hr: "Hrvatski",
  it: "Italiano",
  ja: "日本語",
  ko: "한국어",
  pl: "Polski",
  pt: "Português (Brasil)",
  ru: "Русский",
  sl: "Slovenščina",
  tm: "தமிழ்",
  uk: "Українська",
  vi: "Tiếng Việt",
  zh: "简体中文",
} as const;

export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];

/** Not a language: English made long and strange, which shows in development what was not translated or does not fit. */
export const PSEUDO = "xx";

/** Where a code of ours is not the one that the platform's `Intl` knows. */
const intlTags: Partial<Record<string, string>> = {
  tm: "ta",
  pt: "pt-BR",
  zh: "zh-Hans",
  [PSEUDO]: "en",
};

/** What a browser calls a language, as our code: without its region, and Tamil by the name it has here. */
export function codeOf(tag: string): string {
  const code = tag.split("-")[0] ?? tag;
  return code === "ta" ? "tm" : code;
}

/** A language in its own words: its readers look for those, whatever is spoken around them. */
export const languageName = (language: string): string =>
  (languageNames as Partial<Record<string, string>>)[language] ?? language;

const RIGHT_TO_LEFT = new Set(["ar"]);
export const directionOf = (language: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";

/**
 * The tag for dates, numbers and money: the reader's own variety of the language where the browser names one
 * (`en-GB` for `en`), so that 3/4 is not read as the wrong day.
 */
export function intlLocale(language: string, preferred: readonly string[] = []): string {
  const tag = intlTags[language] ?? language;
  return preferred.find((candidate) => candidate.split("-")[0] === tag.split("-")[0]) ?? tag;
}

/** In which language's way numbers are written: Chromium does not know those of Bosnian, and Croatian has the same. */
export const numbersAs = (locale: string): string => (/^bs\b/.test(locale) ? "hr" : locale);

/**
 * Languages whose translation is still being made: what they lack is shown in English, and told by `npm run locales`, but
 * fails no check. What they have is checked like any other. A finished language never comes back here.
 */
export const unfinished: readonly string[] = [];
