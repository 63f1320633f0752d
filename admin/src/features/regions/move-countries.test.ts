import { beforeEach, expect, it } from "vitest";
import { changeCountries, holdersIn, type CountryCalls } from "./move-countries.ts";

const holders = holdersIn({
  regions: [
    { id: "north", name: "North", countries: [{ iso_2: "no" }] },
    { id: "south", name: "South", countries: [{ iso_2: "es" }, { iso_2: "pt" }] },
    { id: "empty", name: "Empty" },
  ],
});

/** Requests to the server, in order. */
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

it("finds a country's region", () => {
  expect(holders.get("pt")).toEqual({ id: "south", name: "South" });
  expect(holders.get("it")).toBeUndefined();
});

it("removes a country from its region before adding it, and can revert both", async () => {
  const undo = await change(["it", "pt"], ["no"]);
  expect(calls).toEqual(["north-no", "north+it", "south-pt", "north+pt"]);
  calls = [];
  await undo();
  expect(calls).toEqual(["north-it", "north-pt", "south+pt", "north+no"]);
});

it("returns a country to its region if adding it fails", async () => {
  refused = "north+pt";
  await expect(change(["pt"])).rejects.toThrow("north+pt");
  expect(calls).toEqual(["south-pt", "south+pt"]);
});
