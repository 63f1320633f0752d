import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryCodes } from "../../lib/countries.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { useFormat } from "../../patterns/page.ts";
import { MultiSelect } from "../../ui/multi-select.tsx";
import { countriesQuery, holdersIn } from "./move-countries.ts";

export interface CountriesProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  errors?: string[];
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur?(): void;
  /** The countries that the region already has. */
  own: readonly string[];
}

/** A select for a region's countries. A country in another region shows that region, and is moved after a confirmation. */
export function CountriesSelect({ value, onChange, own, ...field }: CountriesProps) {
  const { t, i18n } = useTranslation(["regions", "common"]);
  const format = useFormat();
  const { data } = useQuery(countriesQuery(useClient()));
  const holders = useMemo(() => (data ? holdersIn(data) : undefined), [data]);
  const [asking, setAsking] = useState<{ code: string; next: string[] }>();
  const options = useMemo(
    () =>
      countryCodes
        .map((code) => {
          const holder = holders?.get(code);
          const elsewhere = holder && !own.includes(code);
          return {
            value: code,
            label: format.country(code),
            ...(elsewhere && { note: holder.name }),
          };
        })
        .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
    [holders, own, format, i18n.language],
  );
  const pick = (next: string[]) => {
    const code = next.find((one) => !value.includes(one));
    const holder = code === undefined ? undefined : holders?.get(code);
    if (code !== undefined && holder && !own.includes(code)) setAsking({ code, next });
    else onChange(next);
  };
  return (
    <>
      <MultiSelect
        {...field}
        options={options}
        value={value}
        onValueChange={pick}
        labels={{
          open: t("common:form.chooseCountry"),
          empty: t("common:list.noMatchTitle"),
          loading: t("common:list.loading"),
          remove: (label) => t("common:picker.remove", { name: label }),
        }}
      />
      {asking && (
        <LazyConfirm
          title={t("countries.moveTitle", { country: format.country(asking.code) })}
          text={t("countries.moveText", {
            country: format.country(asking.code),
            region: holders?.get(asking.code)?.name,
          })}
          action={t("countries.move")}
          onConfirm={() => Promise.resolve(onChange(asking.next))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
