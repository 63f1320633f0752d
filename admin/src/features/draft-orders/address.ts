import { addressParts, type Address, type AddressPart } from "../../lib/address-lines.ts";

export type AddressForm = Record<AddressPart, string>;
export type AddressProblems = Partial<Record<AddressPart, "required" | "country">>;

/** Required fields of an address. If none of these and no other field is filled in, the address is empty. */
const needed: readonly AddressPart[] = [
  "first_name",
  "last_name",
  "address_1",
  "postal_code",
  "city",
  "country_code",
];

export const toAddressForm = (stored?: Address | null): AddressForm =>
  Object.fromEntries(addressParts.map((part) => [part, stored?.[part] ?? ""])) as AddressForm;

/** Ignores the country, because a region with one country fills it in. */
export const isWritten = (address: Address): boolean =>
  addressParts.some((part) => part !== "country_code" && (address[part] ?? "").trim() !== "");

export function addressProblems(form: AddressForm, countries: readonly string[]): AddressProblems {
  if (!isWritten(form)) return {};
  const faults: AddressProblems = {};
  for (const part of needed) if (form[part].trim() === "") faults[part] = "required";
  if (form.country_code !== "" && !countries.includes(form.country_code))
    faults.country_code = "country";
  return faults;
}

/** The body for the server. Leaves out empty fields, so that they are also empty on the server. */
export const toAddress = (form: AddressForm): Partial<AddressForm> =>
  Object.fromEntries(
    addressParts.flatMap((part) => {
      const value = form[part].trim();
      return value === "" ? [] : [[part, value]];
    }),
  );
