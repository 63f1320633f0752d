import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { countryCodes } from "../../lib/countries.ts";
import { intlLocale } from "../../lib/languages.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { useFormat } from "../page/use-format.ts";
import type { ControlProps } from "./define.ts";

export function CountryControl({ value, name: _, around: __, ...props }: ControlProps<string>) {
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
