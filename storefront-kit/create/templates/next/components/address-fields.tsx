"use client";
import type { AddressFieldName, AddressForm } from "@countertop/storefront-kit/parts";
import type { Text } from "@/texts";
import { useShop } from "./shop-context";

const LABELS: Readonly<Record<AddressFieldName, Text>> = {
  first_name: "First name",
  last_name: "Last name",
  company: "Company",
  address_1: "Street and number",
  address_2: "Apartment, floor",
  postal_code: "Postal code",
  city: "City",
  province: "State or province",
  country_code: "Country",
  phone: "Phone",
};

/** The fields of an address in the order of its country. `country_code` is a choice among the region's countries. */
export function AddressFields({
  form,
  countries,
}: {
  form: AddressForm;
  countries: readonly { iso_2: string }[];
}) {
  const { language, t } = useShop();
  const names = new Intl.DisplayNames(language, { type: "region" });
  return form.fields.map(({ name, required }) => (
    <div key={name} className="field">
      <label {...form.getLabelProps(name)}>
        {t(LABELS[name])} {!required && <small>{t("(optional)")}</small>}
      </label>
      {name === "country_code" ? (
        <select {...form.getFieldProps(name)}>
          <option value="">{t("Choose")}</option>
          {countries.map(({ iso_2 }) => (
            <option key={iso_2} value={iso_2}>
              {names.of(iso_2.toUpperCase())}
            </option>
          ))}
        </select>
      ) : (
        <input {...form.getFieldProps(name)} />
      )}
      {form.errors[name] && (
        <small {...form.getErrorProps(name)} className="error">
          {t("Fill in this field.")}
        </small>
      )}
    </div>
  ));
}
