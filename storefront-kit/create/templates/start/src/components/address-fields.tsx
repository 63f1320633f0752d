import {
  addressFields,
  useCountryPicker,
  type AddressFieldName,
} from "@countertop/storefront-kit/parts";
import type { Address, Region } from "@countertop/sdk/types";
import { css } from "#styled/css";
import type { Errors } from "../lib/form.ts";
import { useLocale } from "../lib/locale.ts";
import { Field, Select } from "./field.tsx";
import { useTranslation } from "react-i18next";
import type { Text } from "../lib/texts.ts";

const PROVINCES: Readonly<Record<string, Text>> = { us: "State", jp: "Prefecture" };

type Known = Partial<Record<keyof Address, unknown>> | null | undefined;

/** The fields of an address in a region, with the region's countries, and with the usual labels of the selected country. */
export function AddressFields({
  region,
  address,
  errors,
  prefix = "",
}: {
  region: Region;
  address: Known;
  errors: Errors;
  /** The prefix of the fields' names, for forms with two addresses. */
  prefix?: string;
}) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const given = address?.country_code;
  const picker = useCountryPicker({
    regions: [region],
    locale,
    defaultValue: typeof given === "string" ? given : undefined,
  });
  const country = picker.selected?.value ?? "";
  // Uses the kit's rules for the country's fields, which the checkout uses, too.
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
        {...picker.getSelectProps()}
      >
        {picker.options.length > 1 && <option value="">{t("Choose a country")}</option>}
        {picker.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
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

const NAMES = addressFields("", { omit: ["company"] }).map(({ name }) => name);

type Named = Record<Exclude<AddressFieldName, "company">, string>;

export const addressIn = (values: Record<string, string>, prefix = ""): Named =>
  Object.fromEntries(NAMES.map((name) => [name, values[`${prefix}${name}`] ?? ""])) as Named;

/** True if two addresses have equal values in each field of the form. */
export const isSameAddress = (one: Partial<Address>, other: Partial<Address>): boolean =>
  NAMES.every((name) => (one[name] || "") === (other[name] || ""));
