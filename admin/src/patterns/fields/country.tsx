import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { countryCodes } from "../../lib/countries.ts";
import { intlLocale } from "../../lib/languages.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { useFormat } from "../page/use-format.ts";
import type { ControlProps, FieldDef } from "./define.ts";
import type { FieldOptions } from "./kinds.tsx";

/** A country by its two letters, or none. What an import has left there of another kind is shown as it is. */
export function country(options: FieldOptions): FieldDef<string, string | null> {
  return {
    ...options,
    schema: v.string(),
    empty: "",
    toForm: (stored) => (typeof stored === "string" ? codeOf(stored) : ""),
    toApi: (value) => value || null,
    toText: (value, format) => (value.length === 2 ? format.country(value) : value),
    Control: CountryControl,
  };
}

const codeOf = (stored: string): string =>
  countryCodes.includes(stored.toLowerCase()) ? stored.toLowerCase() : stored;

function CountryControl({ value, name: _, subject: __, ...props }: ControlProps<string>) {
  const { t, i18n } = useTranslation("common");
  const format = useFormat();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(intlLocale(i18n.language, navigator.languages));
    const named = countryCodes.map((code) => ({ value: code, label: format.country(code) }));
    return named.toSorted((a, b) => compare(a.label, b.label));
  }, [format, i18n.language]);
  return (
    <Combobox
      {...props}
      value={value || null}
      options={value ? [{ value: "", label: t("values.none") }, ...options] : options}
      labels={{
        open: t("form.chooseCountry"),
        empty: t("list.noMatchTitle"),
        loading: t("list.loading"),
      }}
    />
  );
}
