import { expect, it } from "vitest";
import { addressLines } from "./address-lines.ts";

const countryName = (code: string) => `<${code}>`;

it("puts related parts on one line, and omits missing ones", () => {
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

it.each([
  ["us", "Cambridge, MA 02139"],
  ["ca", "Cambridge MA 02139"],
  ["de", "02139 Cambridge / MA"],
  ["gb", "Cambridge / MA / 02139"],
  ["in", "Cambridge 02139 / MA"],
  ["mx", "02139 Cambridge, MA"],
  ["br", "Cambridge-MA / 02139"],
  ["xx", "02139 Cambridge / MA"],
])("formats the city line for %s: %s", (country_code, lines) => {
  const address = { city: "Cambridge", province: "MA", postal_code: "02139", country_code };
  expect(
    addressLines(address, () => "Country")
      .slice(0, -1)
      .join(" / "),
  ).toBe(lines);
});

it("omits missing parts of the city line with their separators", () => {
  const us = (parts: object) =>
    addressLines({ country_code: "US", ...parts }, () => "").join(" / ");
  expect(us({ city: "Cambridge", postal_code: "02139" })).toBe("Cambridge 02139");
  expect(us({ city: "Cambridge", province: "MA" })).toBe("Cambridge, MA");
  expect(us({ province: "MA", postal_code: "02139" })).toBe("MA 02139");
  expect(us({})).toBe("");
});
