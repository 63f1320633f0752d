import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { addressParts } from "../../lib/address-lines.ts";
import { useFormat } from "../../patterns/page.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import type { AddressProblems, AddressForm } from "./address.ts";

const completion = {
  first_name: "given-name",
  last_name: "family-name",
  company: "organization",
  address_1: "address-line1",
  address_2: "address-line2",
  postal_code: "postal-code",
  city: "address-level2",
  province: "address-level1",
  country_code: "country",
  phone: "tel",
} as const;

/** The fields of an address, with the countries to which the region ships. */
export function AddressFields({
  value,
  onChange,
  countries,
  faults = {},
  section = "shipping",
}: {
  value: AddressForm;
  onChange(value: AddressForm): void;
  countries: readonly string[];
  faults?: AddressProblems;
  section?: "shipping" | "billing";
}) {
  const { t } = useTranslation(["draft-orders", "common"]);
  const format = useFormat();
  const { country_code } = value;
  // Keeps a country outside the region visible, so that it can be corrected.
  const codes =
    country_code === "" || countries.includes(country_code)
      ? countries
      : [country_code, ...countries];
  return (
    <div className={grid}>
      {addressParts.map((part) => {
        const fault = faults[part];
        const field = {
          label: t(`address.${part}`),
          value: value[part],
          errors:
            fault === undefined
              ? []
              : [fault === "required" ? t("common:form.required") : t("address.notInRegion")],
        };
        const change = (text: string) => onChange({ ...value, [part]: text });
        return part === "country_code" ? (
          <SelectField
            key={part}
            {...field}
            options={[
              { value: "", label: t("common:values.none") },
              ...codes.map((code) => ({ value: code, label: format.country(code) })),
            ]}
            onValueChange={change}
          />
        ) : (
          <TextField
            key={part}
            {...field}
            type={part === "phone" ? "tel" : "text"}
            autoComplete={`section-customer ${section} ${completion[part]}`}
            onChange={(event) => change(event.target.value)}
          />
        );
      })}
    </div>
  );
}

const grid = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});
