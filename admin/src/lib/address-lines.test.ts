import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

it("an address ends with the country and the phone number", () => {
  const address = { city: "Hamburg", postal_code: "20457", country_code: "de", phone: "040 1" };
  expect(addressLines(address, (code) => `<${code}>`)).toEqual(["20457 Hamburg", "<de>", "040 1"]);
  expect(addressLines({ city: "Hamburg" }, () => "")).toEqual(["Hamburg"]);
});
