/** The parts of an address, in the order of writing and input. */
export const addressParts = [
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = { readonly [Part in AddressPart]?: string | null | undefined };

/**
 * How countries write city (C), state or province (S), and postal code (Z), as in the address data of Google; a slash
 * begins a line. Others write "Z C/S".
 */
const townOf: Readonly<Record<string, string>> = {
  ...all("C, S Z", "us pr"),
  ...all("C S Z", "ca au"),
  ...all("C/S/Z", "gb ie ru ua eg co"),
  ...all("C Z/S", "in nz ng sa il sg"),
  ...all("C/S Z", "id th vn"),
  ...all("C, S, Z", "kr cn tw"),
  ...all("Z C, S", "mx"),
  ...all("Z C S", "es it"),
  ...all("C-S/Z", "br"),
};
function all(format: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(" ").map((code) => [code, format]));
}

function townLines({ city, province, postal_code, country_code }: Address): string[] {
  const values: Record<string, string | null | undefined> = {
    C: city,
    S: province,
    Z: postal_code,
  };
  const format = townOf[country_code?.toLowerCase() ?? ""] ?? "Z C/S";
  return format.split("/").map((line) => {
    let text = "";
    // Only between two parts that exist.
    let separator = "";
    for (const part of line.match(/[CSZ]|[^CSZ]+/g) ?? []) {
      const value = part in values ? values[part] : undefined;
      if (value) {
        text = text === "" ? value : text + separator + value;
        separator = "";
      } else if (!(part in values)) separator = part;
    }
    return text;
  });
}

/** An address as on an envelope. */
export function addressLines(address: Address, countryName: (code: string) => string): string[] {
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
  return [
    joined(address.first_name, address.last_name),
    address.company,
    address.address_1,
    address.address_2,
    ...townLines(address),
    address.country_code && countryName(address.country_code),
    address.phone,
  ].filter((line): line is string => Boolean(line));
}
