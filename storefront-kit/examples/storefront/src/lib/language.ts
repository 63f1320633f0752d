/** The storefront's languages, each with its own name. */
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
  /** Language of the storefront's texts. */
  readonly language: Language;
  /** Format of numbers and dates, such as `de-AT`. */
  readonly locale: string;
  /** The visitor's likely country, such as `at`. */
  readonly country: string | undefined;
}

/**
 * A visitor's language and formats.
 * @param wanted languages in order, from the browser
 * @param chosen the language chosen in the storefront or by the URL; ignored if the storefront doesn't have it
 */
export function preferencesOf(wanted: readonly string[], chosen: unknown): Preferences {
  const known = wanted.flatMap(toLocale);
  const first = known[0] ?? new Intl.Locale("en-US");
  const language = isLanguage(chosen)
    ? chosen
    : (known.map((one) => one.language).find(isLanguage) ?? "en");
  // Visitors who read none of the languages keep at least their number format.
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
