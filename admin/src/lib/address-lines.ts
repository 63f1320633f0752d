import { addressLines as postalLines } from "@countertop/sdk/addresses";

/** The parts of an address. */
export const addressParts = [
  "country_code",
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "phone",
] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = { readonly [Part in AddressPart]?: string | null | undefined };

/** The lines of an address as on an envelope, followed by the phone number. */
export function addressLines(address: Address, countryName: (code: string) => string): string[] {
  const lines = postalLines(address, countryName);
  return address.phone ? [...lines, address.phone] : lines;
}

const place = { postal_code: "00000", city: "City", province: "Province" } as const;
/** Postal code, city, and province in the order in which the country writes them. */
export function placeOrder(country_code: string): (keyof typeof place)[] {
  const written = postalLines({ ...place, country_code }).join("\n");
  return (["postal_code", "city", "province"] as const).toSorted(
    (a, b) => written.indexOf(place[a]) - written.indexOf(place[b]),
  );
}

/** City and country of an address. */
export const placeOf = (
  address: Address | null | undefined,
  countryName: (code: string) => string,
): string =>
  [address?.city, address?.country_code && countryName(address.country_code)]
    .filter(Boolean)
    .join(", ");

/** The first address in one of the region's countries. Without a region, the first address. */
export const addressFor = <A extends Address>(
  region: { countries?: readonly { iso_2: string }[] | undefined } | undefined,
  all: readonly A[] = [],
): A | undefined =>
  all.find(
    ({ country_code }) =>
      !region || region.countries?.some(({ iso_2 }) => iso_2 === country_code) === true,
  );
