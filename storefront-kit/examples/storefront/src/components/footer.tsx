import { useRegionPicker } from "@countertop/storefront-kit/parts";
import { useEffect, useEffectEvent } from "react";
import { css } from "#styled/css";
import { useShelves } from "../lib/catalog.ts";
import { taxNote } from "../lib/money.ts";
import { LANGUAGE_KEY, LANGUAGES } from "../lib/language.ts";
import { cookies, useRegion } from "../lib/region.tsx";
import { useVisitor } from "../lib/visitor.ts";
import { Select } from "./field.tsx";
import { page } from "./layout.ts";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

declare global {
  interface Window {
    /** Choices that the visitor made in a server-rendered page before the script loaded, by the control's name. */
    chosenEarly?: Record<string, string>;
  }
}

export default function Footer() {
  const t = useTranslate();
  const { collections } = useShelves();
  const { regions, region, setRegion } = useRegion();
  const { language, locale } = useVisitor();
  const picker = useRegionPicker({
    regions,
    locale,
    value: region.id,
    onValueChange: ({ id }) => setRegion(id),
  });
  // Applies the choices made in the server-rendered page (public/early.js), because the footer loads late.
  const follow = useEffectEvent(() => {
    const chosen = window.chosenEarly?.["region"];
    if (chosen && chosen !== region.id) setRegion(chosen);
    const spoken = window.chosenEarly?.["language"];
    if (spoken && spoken !== language) speak(spoken);
    delete window.chosenEarly;
  });
  useEffect(() => follow(), []);
  return (
    <footer className={css({ marginTop: "64", paddingBlock: "48", background: "sand" })}>
      <div
        className={`${page} ${css({ display: "grid", gap: "32", gridTemplateColumns: { md: "2fr 1fr 1fr 1.2fr" } })}`}
      >
        <div className={css({ display: "grid", gap: "8", alignContent: "start", maxWidth: "320" })}>
          <p className={css({ fontFamily: "serif", fontSize: "1.375rem" })}>Countertop</p>
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
                <Link to="/collections/$handle" params={{ handle: handle ?? "" }} className={item}>
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
              <Link to="/order-lookup" className={item}>
                {t("Find an order")}
              </Link>
            </li>
            <li>
              <Link to="/account" className={item}>
                {t("Your account")}
              </Link>
            </li>
            <li>
              <Link to="/account/orders" className={item}>
                {t("Send something back")}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={css({ display: "grid", gap: "16", alignContent: "start" })}>
          <Select
            name="region"
            label={t("Where you shop")}
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
            onChange={({ target }) => speak(target.value)}
          >
            {LANGUAGES.map(({ id, name }) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </footer>
  );
}

/** Reloads the page, because a different language changes the whole page. Only the chosen language is then loaded. */
function speak(language: string): void {
  cookies.setItem(LANGUAGE_KEY, language);
  const page = new URL(location.href);
  page.searchParams.delete("lang");
  location.replace(page);
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
