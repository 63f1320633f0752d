import { useTranslation } from "react-i18next";
import { AddressFields as Fields } from "../../patterns/address.ts";
import { useFormat } from "../../patterns/page.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import type { AddressProblems, AddressForm } from "./address.ts";

/** The fields of an address, with the region's countries. */
export function AddressFields({
  value,
  onChange,
  countries,
  problems = {},
  section = "shipping",
}: {
  value: AddressForm;
  onChange(value: AddressForm): void;
  countries: readonly string[];
  problems?: AddressProblems;
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
    <Fields country={country_code}>
      {(part, { label, type, completion }) => {
        const problem = problems[part];
        const field = {
          label,
          value: value[part],
          errors:
            problem === undefined
              ? []
              : [problem === "required" ? t("common:form.required") : t("address.notInRegion")],
        };
        const change = (text: string) => onChange({ ...value, [part]: text });
        return part === "country_code" ? (
          <SelectField
            {...field}
            options={[
              { value: "", label: t("common:values.none") },
              ...codes.map((code) => ({ value: code, label: format.country(code) })),
            ]}
            onValueChange={change}
          />
        ) : (
          <TextField
            {...field}
            type={type}
            autoComplete={`section-customer ${section} ${completion}`}
            onChange={(event) => change(event.target.value)}
          />
        );
      }}
    </Fields>
  );
}
