import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const countryName = (code: string) => `<${code}>`;

it("puts on one line what stands together, and leaves out what is not there", () => {
  expect(
    addressLines(
      {
        first_name: "Ada",
        last_name: "Walker",
        company: null,
        address_1: "Am Sandtorkai 1",
        address_2: "",
        postal_code: "20457",
        city: "Hamburg",
        country_code: "de",
      },
      countryName,
    ),
  ).toEqual(["Ada Walker", "Am Sandtorkai 1", "20457 Hamburg", "<de>"]);
  expect(addressLines({ city: "Hamburg", phone: "040 1" }, countryName)).toEqual([
    "Hamburg",
    "040 1",
  ]);
});
