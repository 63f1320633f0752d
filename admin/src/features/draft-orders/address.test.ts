import { describe, expect, it } from "vitest";
import { addressProblems, isWritten, toAddress, toAddressForm } from "./address.ts";

const whole = toAddressForm({
  first_name: "Ada",
  last_name: "Walker",
  address_1: "Am Sandtorkai 1",
  postal_code: "20457",
  city: "Hamburg",
  country_code: "de",
});

describe("an address", () => {
  it("is optional, and counts as empty if it has only a country", () => {
    expect(addressProblems(toAddressForm(), ["de"])).toEqual({});
    expect(isWritten(toAddressForm({ country_code: "de" }))).toBe(false);
  });
  it("must be complete once it is started", () =>
    expect(addressProblems(toAddressForm({ first_name: "Ada", city: " " }), ["de"])).toEqual({
      last_name: "required",
      address_1: "required",
      postal_code: "required",
      city: "required",
      country_code: "required",
    }));
  it("must be in one of the region's countries", () => {
    expect(addressProblems(whole, ["de"])).toEqual({});
    expect(addressProblems(whole, ["us"])).toEqual({ country_code: "country" });
  });
  it("is sent without its empty fields", () =>
    expect(toAddress({ ...whole, company: "  " })).not.toHaveProperty("company"));
});
