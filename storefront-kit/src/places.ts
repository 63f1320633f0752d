export interface PlacesSettings<L extends string> {
  /** The languages of the storefront's texts. The first one is the default. */
  readonly languages: readonly [L, ...L[]];
  /** The two-letter codes of the countries whose usual language isn't the first one. */
  readonly spoken?: Readonly<Partial<Record<L, readonly string[]>>> | undefined;
}

export interface PlaceChoice {
  /** The two-letter codes of the countries in the store's regions. */
  readonly countries: readonly string[];
  /** The place that the visitor chose earlier, if any. */
  readonly chosen?: string | undefined;
  /** The country of visitors whose own country is unknown or not served. */
  readonly fallback: string;
}

/**
 * The first part of a storefront's paths: a country, such as `de`, or a country and a language that isn't its usual one, such as
 * `de-ar`. Every country has its own URLs, which search engines and caches can tell apart.
 */
export interface Places<L extends string> {
  /** Returns the first part of a path if it's a place, such as `de` for `/de/products`. */
  readonly inPath: (path: string) => string | undefined;
  readonly languageOf: (country: string) => L;
  readonly placeOf: (country: string, language: L) => string;
  readonly read: (place: string) => { readonly country: string; readonly language: L };
  /** Returns the URLs of a page for `hreflang`: of every country, and of the page's own country in every language. */
  readonly alternates: (
    path: string,
    countries: readonly string[],
    country?: string,
  ) => Record<string, string>;
  /**
   * Returns the place for a visitor whose path has none: the chosen one, or else the country that the host or the browser reports,
   * in the visitor's language. `unserved` is the visitor's country if no region serves it: ask the visitor where to deliver.
   */
  readonly choose: (
    headers: Pick<Headers, "get">,
    choice: PlaceChoice,
  ) => { readonly place: string; readonly unserved?: string };
}

/** Headers in which hosts report the visitor's country. */
const COUNTRY_HEADERS = ["x-vercel-ip-country", "cf-ipcountry", "cloudfront-viewer-country"];

export function createPlaces<L extends string>({
  languages,
  spoken,
}: PlacesSettings<L>): Places<L> {
  const [usual] = languages;
  const languageOf = (country: string): L =>
    languages.find((language) => spoken?.[language]?.includes(country)) ?? usual;
  const placeOf = (country: string, language: L): string =>
    language === languageOf(country) ? country : `${country}-${language}`;
  const read = (place: string): { country: string; language: L } => {
    const [country = "", language] = place.split("-");
    return { country, language: languages.find((one) => one === language) ?? languageOf(country) };
  };
  return {
    languageOf,
    placeOf,
    read,
    inPath: (path) => /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/.exec(path)?.[1],
    alternates: (path, countries, country) =>
      Object.fromEntries([
        ...countries.map((one) => [localeOf(languageOf(one), one), `/${one}${path}`]),
        ...(country === undefined ? [] : languages).map((language) => [
          localeOf(language, country ?? ""),
          `/${placeOf(country ?? "", language)}${path}`,
        ]),
        ["x-default", path || "/"],
      ]),
    choose(headers, { countries, chosen, fallback }) {
      if (chosen !== undefined && isServed(chosen)) return { place: chosen };
      const locales = (headers.get("accept-language") ?? "")
        .split(",")
        .map((one) => one.split(";")[0]?.trim() ?? "");
      const reported =
        COUNTRY_HEADERS.map((name) => headers.get(name)).find(Boolean) ??
        locales.map((locale) => /-([A-Z]{2})$/.exec(locale)?.[1]).find(Boolean);
      const guess = reported?.toLowerCase();
      const isKnown = guess !== undefined && countries.includes(guess);
      const country = isKnown ? guess : fallback;
      const language = locales
        .map((locale) => languages.find((one) => one === locale.split("-")[0]))
        .find((one) => one !== undefined);
      const place = placeOf(country, language ?? languageOf(country));
      return guess === undefined || isKnown ? { place } : { place, unserved: guess };

      function isServed(place: string): boolean {
        const { country: own, language: other } = read(place);
        return countries.includes(own) && placeOf(own, other) === place;
      }
    },
  };
}

const localeOf = (language: string, country: string): string =>
  `${language}-${country.toUpperCase()}`;
