import { addressFields } from "@countertop/storefront-kit/parts";
import type { Address, Region } from "@countertop/sdk/types";
import { useState } from "react";
import { css } from "#styled/css";
import type { Errors } from "../lib/form.ts";
import { useVisitor } from "../lib/visitor.ts";
import { Field, Select } from "./field.tsx";
import { useTranslate } from "../lib/translate.ts";
import type { Text } from "../lib/texts.ts";

const PROVINCES: Readonly<Record<string, Text>> = { us: "State", jp: "Prefecture" };

type Known = Partial<Record<keyof Address, unknown>> | null | undefined;

/** The fields of an address in a region: its countries, and the words that its people use. */
export function AddressFields({
  region,
  address,
  errors,
  prefix = "",
}: {
  region: Region;
  address: Known;
  errors: Errors;
  /** Of the fields' names, where a form has two addresses. */
  prefix?: string;
}) {
  const t = useTranslate();
  const countries = region.countries ?? [];
  const only = countries.length === 1 ? countries[0]?.iso_2 : undefined;
  const { locale } = useVisitor();
  const nameOf = new Intl.DisplayNames(locale, { type: "region" });
  const named = countries
    .map(({ iso_2, display_name }) => ({
      iso_2,
      name: nameOf.of(iso_2.toUpperCase()) ?? display_name,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const given = countries.find(({ iso_2 }) => iso_2 === address?.country_code)?.iso_2;
  const [country, setCountry] = useState(given ?? only ?? "");
  // Which fields a letter needs there is the kit's to know: the checkout goes by the same rules.
  const asked = new Map(addressFields(country).map((field) => [field.name, field]));
  const province = asked.get("province");
  const postalCode = asked.get("postal_code");
  const known = (name: keyof Address) => {
    const value = address?.[name];
    return {
      name: `${prefix}${name}`,
      defaultValue: typeof value === "string" ? value : "",
      errors,
    };
  };
  return (
    <div className={css({ display: "grid", gap: "16", gridTemplateColumns: { sm: "1fr 1fr" } })}>
      <Field {...known("first_name")} label={t("First name")} required autoComplete="given-name" />
      <Field {...known("last_name")} label={t("Last name")} required autoComplete="family-name" />
      <div className={css({ gridColumn: { sm: "1 / -1" } })}>
        <Field
          {...known("address_1")}
          label={t("Street and number")}
          required
          autoComplete="address-line1"
        />
      </div>
      <div className={css({ gridColumn: { sm: "1 / -1" } })}>
        <Field
          {...known("address_2")}
          label={t("Flat, floor, company")}
          autoComplete="address-line2"
        />
      </div>
      {postalCode && (
        <Field
          {...known("postal_code")}
          label={t(country === "us" ? "ZIP code" : "Postal code")}
          required={postalCode.required}
          autoComplete="postal-code"
        />
      )}
      <Field {...known("city")} label={t("City")} required autoComplete="address-level2" />
      {province && (
        <Field
          {...known("province")}
          label={t(PROVINCES[country] ?? "State or province")}
          required={province.required}
          autoComplete="address-level1"
        />
      )}
      <Select
        name={`${prefix}country_code`}
        label={t("Country")}
        errors={errors}
        required
        autoComplete="country"
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      >
        {countries.length > 1 && <option value="">{t("Choose a country")}</option>}
        {named.map(({ iso_2, name }) => (
          <option key={iso_2} value={iso_2}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        {...known("phone")}
        label={t("Phone")}
        type="tel"
        autoComplete="tel"
        hint={t("Only for the carrier")}
      />
    </div>
  );
}

const NAMES = [
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const;

export const addressIn = (
  values: Record<string, string>,
  prefix = "",
): Record<(typeof NAMES)[number], string> =>
  Object.fromEntries(NAMES.map((name) => [name, values[`${prefix}${name}`] ?? ""])) as Record<
    (typeof NAMES)[number],
    string
  >;

/** Whether what is asked for is the same in both. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  Object.entries(addressIn({})).every(([name]) => {
    const field = name as keyof Address;
    return (one[field] || "") === (other[field] || "");
  });
