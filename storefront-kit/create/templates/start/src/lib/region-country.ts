import type { Region } from "@countertop/sdk/types";

type Served = Pick<Region, "countries">;

/** The countries whose pages search engines index. For a region without any of them, they index its first country by code. */
const MAIN_COUNTRIES = ["us", "de", "jp", "gb"];

/** The country that represents a region in canonical URLs, because its countries have the same prices. */
export function mainCountry({ countries = [] }: Served): string {
  const codes = countries.map(({ iso_2 }) => iso_2).sort();
  return MAIN_COUNTRIES.find((code) => codes.includes(code)) ?? codes[0] ?? "us";
}

export const regionOfCountry = <R extends Served>(regions: readonly R[], country: string) =>
  regions.find(({ countries }) => countries?.some(({ iso_2 }) => iso_2 === country));
