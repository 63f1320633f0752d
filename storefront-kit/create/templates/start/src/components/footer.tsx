import { useRegionPicker } from "@countertop/storefront-kit/parts";
import { css } from "#styled/css";
import { useShelves } from "../lib/shelves.ts";
import { taxNote } from "../lib/money.ts";
import { useChooseLocale, useChooseRegion, useRegion } from "../lib/region.tsx";
import { isLanguage, localeOf, NAMES, useLocale } from "../lib/locale.ts";
import { LANGUAGES } from "../lib/place.ts";
import { Select } from "./field.tsx";
import { page } from "./layout.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function Footer() {
  const { t } = useTranslation();
  const { collections } = useShelves();
  const { regions, region } = useRegion();
  const choose = useChooseLocale();
  const chooseRegion = useChooseRegion();
  const { country, language, locale } = useLocale();
  const picker = useRegionPicker({
    regions,
    locale,
    value: region.id,
    onValueChange: (chosen) => chooseRegion(chosen),
  });
  return (
    <footer className={css({ marginTop: "64", paddingBlock: "48", background: "sand" })}>
      <div
        className={`${page} ${css({ display: "grid", gap: "32", gridTemplateColumns: { md: "2fr 1fr 1fr 1.2fr" } })}`}
      >
        <div className={css({ display: "grid", gap: "8", alignContent: "start", maxWidth: "320" })}>
          <p className={css({ fontFamily: "serif", fontSize: "1.375rem" })}>My Store</p>
          <p className={css({ textStyle: "small", color: "muted" })}>
            {t(
              "Kitchen and table ware, made to be used every day. An example shop: nothing is really sold.",
            )}
          </p>
        </div>
        <nav aria-label={t("Collections")}>
          <h2 className={css({ textStyle: "label" })}>{t("Collections")}</h2>
          <ul className={list}>
            {collections.map(({ id, title, handle }) => (
              <li key={id}>
                <Link
                  from="/$locale"
                  to="/$locale/collections/$handle"
                  params={{ handle: handle ?? "" }}
                  className={item}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t("Help")}>
          <h2 className={css({ textStyle: "label" })}>{t("Help")}</h2>
          <ul className={list}>
            <li>
              <Link from="/$locale" to="/$locale/order-lookup" className={item}>
                {t("Find an order")}
              </Link>
            </li>
            <li>
              <Link from="/$locale" to="/$locale/account" className={item}>
                {t("Your account")}
              </Link>
            </li>
            <li>
              <Link from="/$locale" to="/$locale/account/orders" className={item}>
                {t("Return items")}
              </Link>
            </li>
            <li>
              <Link from="/$locale" to="/$locale/gift-card" className={item}>
                {t("Gift card balance")}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={css({ display: "grid", gap: "16", alignContent: "start" })}>
          <Select
            name="region"
            label={t("Your region")}
            hint={t("Prices in {currency}, {tax}", {
              currency: region.currency_code.toUpperCase(),
              tax: taxNote(region, t),
            })}
            {...picker.getSelectProps()}
          >
            {picker.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            name="language"
            label={t("Language")}
            value={language}
            onChange={({ target }) =>
              isLanguage(target.value) && choose(localeOf(target.value, country))
            }
          >
            {LANGUAGES.map((id) => (
              <option key={id} value={id} lang={id}>
                {NAMES[id]}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </footer>
  );
}

const list = css({ display: "grid", marginTop: "8" });
const item = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "32",
  textStyle: "small",
  color: "muted",
  _hover: { color: "ink", textDecoration: "underline" },
});
