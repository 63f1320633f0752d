/** What the shop speaks, each in its own words. */
export const LANGUAGES = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
  { id: "ar", name: "العربية" },
] as const;

export type Language = (typeof LANGUAGES)[number]["id"];

/** The cookie that holds the visitor's choice. */
export const LANGUAGE_KEY = "countertop-language";

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some(({ id }) => id === value);

export const directionOf = (language: Language): "ltr" | "rtl" =>
  language === "ar" ? "rtl" : "ltr";

export interface Preferences {
  /** Of the shop's words. */
  readonly language: Language;
  /** How numbers and dates are written, such as `de-AT`. */
  readonly locale: string;
  /** Where they seem to be, such as `at`. */
  readonly country: string | undefined;
}

/**
 * What a visitor reads.
 * @param wanted in order, as the browser says it of itself
 * @param chosen in the shop or by the address; whatever is no language of the shop is none
 */
export function preferencesOf(wanted: readonly string[], chosen: unknown): Preferences {
  const known = wanted.flatMap(toLocale);
  const first = known[0] ?? new Intl.Locale("en-US");
  const language = isLanguage(chosen)
    ? chosen
    : (known.map((one) => one.language).find(isLanguage) ?? "en");
  // Whoever reads none of the languages keeps at least their own numbers.
  const fallback = isLanguage(chosen) ? chosen : first;
  return {
    language,
    locale: (known.find((one) => one.language === language) ?? fallback).toString(),
    country: first.maximize().region?.toLowerCase(),
  };
}

function toLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag.trim())];
  } catch {
    return [];
  }
}
