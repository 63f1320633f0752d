import { beforeEach, expect, it } from "vitest";
import { changeCountries, holdersIn, type CountryCalls } from "./move-countries.ts";

const holders = holdersIn({
  regions: [
    { id: "north", name: "North", countries: [{ iso_2: "no" }] },
    { id: "south", name: "South", countries: [{ iso_2: "es" }, { iso_2: "pt" }] },
    { id: "empty", name: "Empty" },
  ],
});

/** The requests that were sent to the server, in order. */
let calls: string[];
let refused: string | undefined;
const sent = async (call: string) => {
  if (call === refused) throw new Error(call);
  calls.push(call);
};
const server: CountryCalls = {
  addCountry: ({ id, body }) => sent(`${id}+${body.country_code}`),
  removeCountry: ({ id, country_code }) => sent(`${id}-${country_code}`),
};
beforeEach(() => {
  calls = [];
  refused = undefined;
});
const change = (added: string[], removed: string[] = []) =>
  changeCountries(server, holders, { region: "north", added, removed });

it("`holdersIn` finds the region of a country", () => {
  expect(holders.get("pt")).toEqual({ id: "south", name: "South" });
  expect(holders.get("it")).toBeUndefined();
});

it("`changeCountries` removes a country from its region before adding it to the new one", async () => {
  await change(["it", "pt"], ["no"]);
  expect(calls).toEqual(["north-no", "north+it", "south-pt", "north+pt"]);
});

it("`changeCountries` moves a country back to its region if adding the country fails", async () => {
  refused = "north+pt";
  await expect(change(["pt"])).rejects.toThrow("north+pt");
  expect(calls).toEqual(["south-pt", "south+pt"]);
});
