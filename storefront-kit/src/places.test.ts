import { expect, it } from "vitest";
import { createPlaces } from "./places.ts";

const places = createPlaces({ languages: ["en", "de", "ar"], spoken: { de: ["de", "at"] } });
const countries = ["de", "at", "us"];
const choose = (headers: Record<string, string>, chosen?: string) =>
  places.choose(new Headers(headers), { countries, chosen, fallback: "us" });

it.each([
  ["/de/products", "de"],
  ["/de-ar", "de-ar"],
  ["/", undefined],
  ["/products", undefined],
  ["/der/cart", undefined],
  ["/DE", undefined],
])("in the path %s, the place is %s", (path, place) => {
  expect(places.inPath(path)).toBe(place);
});

it.each([
  ["de", "de", "de"],
  ["de", "en", "de-en"],
  ["us", "en", "us"],
  ["us", "ar", "us-ar"],
] as const)("%s in the language %s is the place %s", (country, language, place) => {
  expect(places.placeOf(country, language)).toBe(place);
  expect(places.read(place)).toEqual({ country, language });
});

it("a page has an alternate for each country, and for each language of its own country", () => {
  expect(places.alternates("/products", countries, "de")).toEqual({
    "de-DE": "/de/products",
    "de-AT": "/at/products",
    "en-US": "/us/products",
    "en-DE": "/de-en/products",
    "ar-DE": "/de-ar/products",
    "x-default": "/products",
  });
  expect(places.alternates("", ["us"])).toEqual({ "en-US": "/us", "x-default": "/" });
});

it.each([
  [{ "accept-language": "de-AT,de;q=0.8" }, { place: "at" }],
  [{ "accept-language": "ar,en-US;q=0.5" }, { place: "us-ar" }],
  [{ "cf-ipcountry": "DE", "accept-language": "en-US" }, { place: "de-en" }],
  [{ "accept-language": "sv-SE,sv" }, { place: "us", unserved: "se" }],
  [{ "accept-language": "zh-Hans-TW" }, { place: "us", unserved: "tw" }],
  [{ "accept-language": "de" }, { place: "us-de" }],
  [{}, { place: "us" }],
])("a visitor with the headers %j gets %j", (headers, expected) => {
  expect(choose(headers as Record<string, string>)).toEqual(expected);
});

it.each([
  ["at-en", "at-en"],
  ["de-de", "us"],
  ["jp", "us"],
  ["//evil", "us"],
])("of the chosen place %s, %s is used", (chosen, place) => {
  expect(choose({}, chosen).place).toBe(place);
});
