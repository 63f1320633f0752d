import { addressLines as postalLines } from "@countertop/sdk/addresses";

/** The parts of an address, in the order of input. */
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

/** An address as written on an envelope, with its phone number. */
export function addressLines(address: Address, countryName: (code: string) => string): string[] {
  const lines = postalLines(address, countryName);
  return address.phone ? [...lines, address.phone] : lines;
}
