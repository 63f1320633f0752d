import { beforeEach, expect, it, vi } from "vitest";
import { changeCountries, holdersIn } from "./move-countries.ts";

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
const write = vi.fn<(operation: { method: string }, input: object) => Promise<object>>();
beforeEach(() => {
  calls = [];
  refused = undefined;
  write.mockImplementation(async ({ method }, input) => {
    const { id, body, country_code } = input as {
      id: string;
      body?: { country_code: string };
      country_code?: string;
    };
    const call = method === "POST" ? `${id}+${body?.country_code}` : `${id}-${country_code}`;
    if (call === refused) throw new Error(call);
    calls.push(call);
    return {};
  });
});
const change = (added: string[], removed: string[] = []) =>
  changeCountries(write as never, holders, { region: "north", added, removed });

it("knows which region has a country", () => {
  expect(holders.get("pt")).toEqual({ id: "south", name: "South" });
  expect(holders.get("it")).toBeUndefined();
});

it("takes a country from its region before it adds it, and puts everything back on request", async () => {
  const undo = await change(["it", "pt"], ["no"]);
  expect(calls).toEqual(["north-no", "north+it", "south-pt", "north+pt"]);
  calls = [];
  await undo();
  expect(calls).toEqual(["north-it", "north-pt", "south+pt", "north+no"]);
});

it("gives a country back to its region where it could not be added", async () => {
  refused = "north+pt";
  await expect(change(["pt"])).rejects.toThrow("north+pt");
  expect(calls).toEqual(["south-pt", "south+pt"]);
});
