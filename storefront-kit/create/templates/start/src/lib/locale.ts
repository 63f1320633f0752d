import { useParams } from "@tanstack/react-router";
import { LANGUAGES, places, type Language } from "./place.ts";

/** Each language's own name. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  ar: "العربية",
};

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((one) => one === value);

/** A place in a path: the country that determines prices, and the language of the texts. */
export interface Locale {
  /** The place in the path. */
  readonly path: string;
  readonly language: Language;
  /** The country's code in lowercase, as the store writes it. */
  readonly country: string;
  /** The locale for `Intl`, such as `de-AT`. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
}

export const localeOf = (language: Language, country: string): Locale => ({
  path: places.placeOf(country, language),
  language,
  country,
  locale: `${language}-${country.toUpperCase()}`,
  direction: language === "ar" ? "rtl" : "ltr",
});

/** Undefined if the text isn't a place. The country may be one that the store doesn't serve. */
export function readLocale(path: string | undefined): Locale | undefined {
  const place = places.inPath(`/${path}`);
  if (place === undefined) return undefined;
  const { country, language } = places.read(place);
  const locale = localeOf(language, country);
  return locale.path === path ? locale : undefined;
}

/** The current page's locale. */
export function useLocale(): Locale {
  const { locale } = useParams({ strict: false });
  return readLocale(locale) ?? localeOf("en", "us");
}
