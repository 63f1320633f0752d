// Formats a postal address as its country requires. This is a separate entry point, so that other code doesn't load the formats.
// `localized-address-format` is bundled, so it isn't a dependency. See docs/decisions/0032-format-addresses-by-country.md.
import { formatAddress } from "localized-address-format";

/** A postal address, with the field names of the API. Any field may be missing. */
export interface PostalAddress {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly address_1?: string | null | undefined;
  readonly address_2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly province?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  /** The two-letter country code (ISO 3166-1), in uppercase or lowercase. */
  readonly country_code?: string | null | undefined;
}

const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A character that never occurs in an address. Marks a position in a formatted address. */
const MARK = "\u0000";

/**
 * Returns the lines of an address as written on an envelope, without empty lines. The country's format (from Google's
 * libaddressinput) determines the order of the lines, and the order of city, province, and postal code. Japanese, Chinese, and
 * Korean addresses begin with the largest unit if they are written in their own script. The result also contains parts that the
 * country's format omits.
 * @param countryName returns the name of a country by its code, for the last line. If omitted, the country is left out.
 */
export function addressLines(
  address: PostalAddress,
  countryName?: (code: string) => string | null | undefined,
): string[] {
  const { country_code, first_name, last_name, company, address_1, address_2 } = address;
  const country = text(country_code).toUpperCase();
  const street = [text(address_1), text(address_2)].filter(Boolean);
  const city = text(address.city);
  const province = text(address.province);
  const script = ASIAN.test([...street, city, province].join("")) ? "local" : "latin";
  const format = (parts: Parameters<typeof formatAddress>[0]) =>
    formatAddress({ postalCountry: country, ...parts }, script);
  const has = (part: "administrativeArea" | "locality" | "postalCode") =>
    format({ [part]: MARK }).some((line) => line.includes(MARK));

  const postalCode = withoutPrefix(text(address.postal_code), format({ postalCode: MARK }));
  let locality = has("postalCode") ? city : joined(" ", postalCode, city);
  let administrativeArea = has("administrativeArea") ? province : "";
  if (!has("locality")) {
    // Adds the city to the province (for example, in Japan) or the street, unless the format names it (as in Singapore).
    const isNamed = words(format({ postalCode: "0" }).join(" ")).includes(words(city));
    if (locality && (!isNamed || locality !== city)) {
      if (!has("administrativeArea")) street.push(locality);
      else if (script === "local") administrativeArea += locality;
      else administrativeArea = joined(", ", locality, administrativeArea);
    }
    locality = "";
  }
  const name = ASIAN.test(text(last_name))
    ? joined(" ", text(last_name), text(first_name))
    : joined(" ", text(first_name), text(last_name));
  const lines = format({
    name,
    organization: text(company),
    // Joins the street's lines, because the library would otherwise separate the last one from the text that follows.
    addressLines: [street.join("\n")].filter(Boolean),
    locality: locality && locality + MARK,
    administrativeArea,
    postalCode: has("postalCode") ? postalCode : "",
  }).flatMap((line) => line.split("\n"));

  if (province && !has("administrativeArea")) {
    const at = lines.findIndex((line) => line.includes(MARK));
    if (!words(lines[at] ?? "").includes(words(province)))
      lines.splice(at === -1 ? lines.length : at + 1, 0, province);
  }
  if (country) lines.push(text(countryName?.(text(country_code))));
  return lines.map((line) => line.replaceAll(MARK, "").trim()).filter(Boolean);
}

const text = (part: string | null | undefined): string => part?.trim() ?? "";
const joined = (separator: string, ...parts: string[]): string =>
  parts.filter(Boolean).join(separator);
/** Pads each word with spaces, so that a substring search matches only whole words. */
const words = (part: string): string =>
  ` ${part
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** A postal code without the prefix of its country's format, such as "CH-". */
function withoutPrefix(postalCode: string, formatted: readonly string[]): string {
  const prefix = formatted.find((line) => line.includes(MARK))?.split(MARK)[0] ?? "";
  const letters = prefix.replaceAll(/[\s-]/g, "");
  return letters && postalCode.toLowerCase().startsWith(letters.toLowerCase())
    ? postalCode.slice(letters.length).replace(/^[\s-]+/, "")
    : postalCode;
}
