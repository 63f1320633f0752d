import { addressParts, type Address, type AddressPart } from "../../lib/address-lines.ts";

export type AddressForm = Record<AddressPart, string>;
export type AddressProblems = Partial<Record<AddressPart, "required" | "country">>;

/** Required fields of an address. If no other is filled in either, the address is empty. */
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

/** The country alone isn't an address: a region with one country fills it in. */
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

/** Body for the server: empty fields are left out, so that they are empty there too. */
export const toAddress = (form: AddressForm): Partial<AddressForm> =>
  Object.fromEntries(
    addressParts.flatMap((part) => {
      const value = form[part].trim();
      return value === "" ? [] : [[part, value]];
    }),
  );
