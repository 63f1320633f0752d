import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseRegion } from "./region-choice.ts";

const region = (id: string, currency_code: string, ...countries: string[]) => ({
  id,
  name: id,
  currency_code,
  countries: countries.map((iso_2) => ({ iso_2 })),
});
const japan = region("reg_1", "jpy", "jp");
const america = region("reg_2", "usd", "us");
const europe = region("reg_3", "eur", "de", "fr", "it");
const island = region("reg_4", "eur", "ie");
const REGIONS = [japan, america, europe, island] as const;

describe("the region of a visitor", () => {
  it.each([
    [
      { chosen: "reg_1", country: "us" },
      { region: japan, reason: "chosen" },
    ],
    [
      { chosen: "reg_gone", country: "us" },
      { region: america, reason: "country" },
    ],
    [{ country: "FR" }, { region: europe, reason: "country" }],
    [{ country: "gb" }, { region: europe, reason: "default" }],
    [{ chosen: null }, { region: europe, reason: "default" }],
  ])(
    "with %j is the chosen region, the country's region, or the default region",
    (visitor, expected) => {
      expect(chooseRegion({ regions: REGIONS, ...visitor })).toEqual(expected);
    },
  );

  it("doesn't depend on the order of the regions", () => {
    const shuffled = fc.shuffledSubarray([...REGIONS, region("reg_0", "gbp", "x", "y", "z")], {
      minLength: 5,
    });
    fc.assert(
      fc.property(shuffled, fc.constantFrom("gb", "ch", undefined), (all, country) => {
        const [first, ...others] = all;
        if (!first) return;
        expect(chooseRegion({ regions: [first, ...others], country }).region.id).toBe("reg_0");
      }),
    );
  });

  it("is the store's only region, even if that region lists no countries", () => {
    const only = { id: "reg_1", name: "World", currency_code: "usd" };
    expect(chooseRegion({ regions: [only], country: "de" })).toEqual({
      region: only,
      reason: "default",
    });
  });
});
