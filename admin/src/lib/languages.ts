/** The languages of the admin by code, each with its own name. `tm` is the code for Tamil in Medusa's admin. */
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

/**
 * The code of the pseudo-language: English with accents and padding, which reveals untranslated or clipped text during
 * development.
 */
export const PSEUDO = "xx";

/** BCP 47 tags of codes that `Intl` doesn't know, or that don't say which variant the admin's translation is. */
const intlTags: Partial<Record<string, string>> = {
  tm: "ta",
  pt: "pt-BR",
  zh: "zh-Hans",
  [PSEUDO]: "en",
};

/** Converts a browser's language tag to the admin's code, without the region. Tamil becomes `tm`. */
export function codeOf(tag: string): string {
  const code = tag.split("-")[0] ?? tag;
  return code === "ta" ? "tm" : code;
}

/** The name of a language in that language, so that its speakers recognize it. */
export const languageName = (language: string): string =>
  (languageNames as Partial<Record<string, string>>)[language] ?? language;

const RIGHT_TO_LEFT = new Set(["ar"]);
export const directionOf = (language: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";

/**
 * The tag for dates, numbers, and money. Uses the user's own regional variant if the browser reports one (`en-GB` for `en`), so
 * that 3/4 isn't read as the wrong day.
 */
export function intlLocale(language: string, preferred: readonly string[] = []): string {
  const tag = intlTags[language] ?? language;
  return preferred.find((candidate) => candidate.split("-")[0] === tag.split("-")[0]) ?? tag;
}

/** The locale for number formats. Chromium has none for Bosnian, but those of Croatian are the same. */
export const numbersAs = (locale: string): string => (/^bs\b/.test(locale) ? "hr" : locale);

/**
 * Languages whose translation is incomplete. For these, `npm run locales` reports missing strings, which fall back to English,
 * but doesn't fail. Existing strings are checked as usual. Don't add a language again once it is complete.
 */
export const unfinished: readonly string[] = [];
