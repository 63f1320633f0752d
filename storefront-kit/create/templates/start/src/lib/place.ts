import { createPlaces } from "@countertop/storefront-kit/places";

/** The languages of the texts in `src/locales`. The first one is the default. */
export const LANGUAGES = ["en", "de", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of the cookie with the place that the visitor chose. */
export const PLACE_COOKIE = "place";

/** The first part of every path: a country such as `/de`, or a country in another language than its usual one, such as `/de-ar`. */
export const places = createPlaces<Language>({
  languages: LANGUAGES,
  spoken: {
    de: ["at", "ch", "de", "li"],
    ar: ["ae", "bh", "eg", "jo", "kw", "lb", "ma", "om", "qa", "sa", "tn"],
  },
});
