import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useCountryPicker, useRegionPicker, type Picker } from "./place-pickers.ts";

const japan = { id: "jp", name: "Japan", currency_code: "jpy", countries: [{ iso_2: "jp" }] };
const austria = {
  id: "at",
  name: "Österreich",
  currency_code: "eur",
  countries: [{ iso_2: "at" }, { iso_2: "de" }],
};
const sweden = { id: "se", name: "Zverige", currency_code: "sek", countries: [] };

function pickerOf<T>(usePicker: () => Picker<T>): Picker<T> {
  const seen: Picker<T>[] = [];
  const Part = () => {
    seen.push(usePicker());
    return null;
  };
  renderToString(<Part />);
  return seen[0] as Picker<T>;
}

describe("a picker of places", () => {
  it("sorts regions by the rules of the given language, and without a language keeps their order", () => {
    const ids = (locale?: string) =>
      pickerOf(() =>
        useRegionPicker({ regions: [sweden, austria, japan], locale, value: null }),
      ).options.map(({ value }) => value);
    expect(ids()).toEqual(["se", "at", "jp"]);
    expect(ids("de")).toEqual(["jp", "at", "se"]);
    // In Swedish, Ö is the last letter.
    expect(ids("sv")).toEqual(["jp", "se", "at"]);
  });

  it("selects the only country, even if the initial country is unknown, unless the storefront controls the choice", () => {
    const country = (settings: object) =>
      pickerOf(() => useCountryPicker({ regions: [japan], ...settings })).selected?.item;
    expect(country({})).toEqual({ country_code: "jp", region: japan });
    expect(country({ defaultValue: "de" })?.country_code).toBe("jp");
    expect(country({ value: null })).toBeUndefined();
    expect(country({ regions: [austria] })).toBeUndefined();
    expect(country({ regions: [austria], defaultValue: "de" })?.region).toBe(austria);
  });
});
