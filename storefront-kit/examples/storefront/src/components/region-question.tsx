import { useCountryPicker } from "@countertop/storefront-kit/parts";
import { useEffect, useEffectEvent } from "react";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { useRegion } from "../lib/region.tsx";
import { useTranslate } from "../lib/translate.ts";
import { useVisitor } from "../lib/visitor.ts";
import { Select } from "./field.tsx";
import { page } from "./layout.ts";

/** Asks visitors from countries that no region serves where to deliver. Until then, prices are those of a default region. */
export default function RegionQuestion() {
  const t = useTranslate();
  const { regions, region, setRegion } = useRegion();
  const { locale, country } = useVisitor();
  const settle = (id: string) => {
    setRegion(id);
    // Answering removes the control that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const picker = useCountryPicker({
    regions,
    locale,
    value: null,
    onValueChange: (picked) => settle(picked.region.id),
  });
  // A country that the visitor chose in the server-rendered page before the script loaded (public/early.js).
  const follow = useEffectEvent(() => {
    const early = window.chosenEarly?.["deliver-to"];
    if (early) picker.select(early);
  });
  useEffect(() => follow(), []);
  const name =
    country && new Intl.DisplayNames(locale, { type: "region" }).of(country.toUpperCase());
  return (
    <div className={page}>
      <section aria-label={t("Deliver to")} className={`${notice()} ${row}`}>
        {name !== undefined && (
          <p className={css({ flex: "1 1 16rem", alignSelf: "center" })}>
            {t(
              "We don't deliver to your country ({country}) yet. You see the prices for {region}.",
              {
                country: name,
                region: region.name,
              },
            )}
          </p>
        )}
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
          onClick={() => settle(region.id)}
        >
          {t("Go on with {region}", { region: region.name })}
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
