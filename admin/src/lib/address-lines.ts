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

/** An address as on an envelope. */
export function addressLines(address: Address, countryName: (code: string) => string): string[] {
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");
  return [
    joined(address.first_name, address.last_name),
    address.company,
    address.address_1,
    address.address_2,
    joined(address.postal_code, address.city),
    address.province,
    address.country_code && countryName(address.country_code),
    address.phone,
  ].filter((line): line is string => Boolean(line));
}
