import { addressParts, type Address, type AddressPart } from "../../lib/address-lines.ts";

export type AddressForm = Record<AddressPart, string>;
export type AddressProblems = Partial<Record<AddressPart, "required" | "country">>;

/** The required fields of an address. An address with only a country is considered empty, and isn't validated. */
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

/** Ignores the country, because a region with only one country fills it in. */
export const isWritten = (address: Address): boolean =>
  addressParts.some((part) => part !== "country_code" && (address[part] ?? "").trim() !== "");

export function addressProblems(form: AddressForm, countries: readonly string[]): AddressProblems {
  if (!isWritten(form)) return {};
  const problems: AddressProblems = {};
  for (const part of needed) if (form[part].trim() === "") problems[part] = "required";
  if (form.country_code !== "" && !countries.includes(form.country_code))
    problems.country_code = "country";
  return problems;
}

/** The request body. Leaves out empty fields, so that they are also empty on the server. */
export const toAddress = (form: AddressForm): Partial<AddressForm> =>
  Object.fromEntries(
    addressParts.flatMap((part) => {
      const value = form[part].trim();
      return value === "" ? [] : [[part, value]];
    }),
  );
