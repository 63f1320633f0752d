import { useCountryPicker } from "@countertop/storefront-kit/parts";
import { useSyncExternalStore } from "react";
import { readCookie } from "@countertop/storefront-kit/cookies";
import type { Region } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { regionOfCountry } from "../lib/region-country.ts";
import { useChooseLocale, useRegion } from "../lib/region.tsx";
import { useTranslation } from "react-i18next";
import { localeOf, useLocale, type Locale } from "../lib/locale.ts";
import { PLACE_COOKIE } from "../lib/place.ts";
import { Select } from "./field.tsx";
import { page } from "./layout.ts";

/** Asks visitors from countries without a region where to deliver. Until they answer, they see the prices of a default region. */
export function RegionQuestion() {
  const { t } = useTranslation();
  const { regions, region } = useRegion();
  const choose = useChooseLocale();
  const country = useUnservedCountry(regions);
  const { language, locale, country: own } = useLocale();
  const settle = (locale: Locale) => {
    choose(locale);
    // Answering removes the control that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const picker = useCountryPicker({
    regions,
    locale,
    value: null,
    onValueChange: (picked) => settle(localeOf(language, picked.country_code)),
  });
  if (country === undefined) return null;
  const name = new Intl.DisplayNames(locale, { type: "region" }).of(country.toUpperCase());
  return (
    <div className={page}>
      <section aria-label={t("Deliver to")} className={`${notice()} ${row}`}>
        <p className={css({ flex: "1 1 16rem", alignSelf: "center" })}>
          {t("We don't deliver to your country ({country}) yet. You see the prices for {region}.", {
            country: name,
            region: region.name,
          })}
        </p>
        <Select name="deliver-to" label={t("Deliver to")} {...picker.getSelectProps()}>
          <option value="" disabled>
            {t("Choose a country")}
          </option>
          {picker.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <button
          type="button"
          className={button({ tone: "plain" })}
          onClick={() => settle(localeOf(language, own))}
        >
          {t("Continue with {region}", { region: region.name })}
        </button>
      </section>
    </div>
  );
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "12",
  marginTop: "16",
});

const never = () => () => undefined;

/** The visitor's country if no region serves it, and the visitor hasn't chosen a country. Known only in the browser. */
const useUnservedCountry = (regions: readonly Region[]): string | undefined =>
  useSyncExternalStore(
    never,
    () => {
      const own = new Intl.Locale(navigator.language).maximize().region?.toLowerCase();
      const isChosen = readCookie(document.cookie, PLACE_COOKIE) !== undefined;
      return isChosen || !own || regionOfCountry(regions, own) ? undefined : own;
    },
    () => undefined,
  );
