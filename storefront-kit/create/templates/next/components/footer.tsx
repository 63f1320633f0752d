import { choosePlace } from "@/lib/actions";
import { getPlace } from "@/lib/page";
import { LANGUAGES, places } from "@/lib/place";
import { getRegions } from "@/lib/store";

const NAMES = { en: "English", de: "Deutsch", ar: "العربية" };

/** The choice of country and language. It also works before scripts load. */
export async function Footer({ place, unserved }: { place: string; unserved: string | undefined }) {
  const { country, language, t } = await getPlace(place);
  const names = new Intl.DisplayNames(language, { type: "region" });
  const nameOf = (code: string): string => names.of(code.toUpperCase()) ?? code;
  const countries = (await getRegions())
    .flatMap((region) => region.countries ?? [])
    .map(({ iso_2 }) => ({ code: iso_2, name: nameOf(iso_2) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <footer className="footer">
      {unserved && (
        <p role="status" className="notice">
          {t("We don't deliver to {country} yet. These are the prices for {other}.", {
            country: nameOf(unserved),
            other: nameOf(country),
          })}
        </p>
      )}
      <form action={choosePlace} className="row">
        <label>
          {t("Deliver to")}{" "}
          <select name="place" defaultValue={places.placeOf(country, language)} key={place}>
            {countries.map(({ code, name }) => (
              <option key={code} value={places.placeOf(code, language)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button className="quiet">{t("Change")}</button>
      </form>
      <form action={choosePlace} className="row" aria-label={t("Language")}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            name="place"
            value={places.placeOf(country, one)}
            lang={one}
            aria-current={one === language ? "true" : undefined}
            className="quiet"
          >
            {NAMES[one]}
          </button>
        ))}
      </form>
      <a href={`/${place}/order-lookup`}>{t("Find an order")}</a>
    </footer>
  );
}
