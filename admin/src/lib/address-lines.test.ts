import { describe, expect, it } from "vitest";
import { addressFor, addressLines } from "./address-lines.ts";

it("an address ends with the country and the phone number", () => {
  const address = { city: "Hamburg", postal_code: "20457", country_code: "de", phone: "040 1" };
  expect(addressLines(address, (code) => `<${code}>`)).toEqual(["20457 Hamburg", "<de>", "040 1"]);
  expect(addressLines({ city: "Hamburg" }, () => "")).toEqual(["Hamburg"]);
});

describe("the address for a region", () => {
  const bonn = { city: "Bonn", country_code: "de" };
  const reno = { city: "Reno", country_code: "us" };
  it("is the first one in the region's countries, or the first one if there isn't a region", () => {
    const us = { countries: [{ iso_2: "us" }] };
    expect(addressFor(us, [bonn, reno])).toBe(reno);
    expect(addressFor(us, [bonn])).toBeUndefined();
    expect(addressFor(us)).toBeUndefined();
    expect(addressFor(undefined, [bonn, reno])).toBe(bonn);
  });
});
