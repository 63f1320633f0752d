import { describe, expect, it } from "vitest";
import { addressLines } from "./addresses.ts";

const ada = { first_name: "Ada", last_name: "Walker", company: "Countertop" };
const lines = (address: object) => addressLines(address).join(" / ");

describe("an address", () => {
  it.each([
    {
      country_code: "us",
      ...ada,
      address_1: "1 Main Street",
      address_2: "Apt 2",
      city: "Cambridge",
      province: "MA",
      postal_code: "02139",
      is: "Ada Walker / Countertop / 1 Main Street / Apt 2 / Cambridge, MA 02139",
    },
    {
      country_code: "gb",
      ...ada,
      address_1: "4 High Street",
      city: "Maidstone",
      province: "Kent",
      postal_code: "ME14 1XX",
      is: "Ada Walker / Countertop / 4 High Street / Maidstone / Kent / ME14 1XX",
    },
    {
      country_code: "DE",
      ...ada,
      address_1: "Am Sandtorkai 1",
      city: "Hamburg",
      postal_code: "20457",
      is: "Ada Walker / Countertop / Am Sandtorkai 1 / 20457 Hamburg",
    },
    {
      country_code: "jp",
      first_name: "太郎",
      last_name: "山田",
      company: "山田商店",
      address_1: "梅田1-1-1",
      address_2: "201号室",
      city: "大阪市北区",
      province: "大阪府",
      postal_code: "530-0001",
      is: "〒530-0001 / 大阪府大阪市北区 / 梅田1-1-1 / 201号室 / 山田商店 / 山田 太郎",
    },
    {
      country_code: "jp",
      ...ada,
      address_1: "1-1-1 Umeda",
      address_2: "Room 201",
      city: "Kita-ku",
      province: "Osaka",
      postal_code: "530-0001",
      is: "Ada Walker / Countertop / 1-1-1 Umeda / Room 201, Kita-ku, Osaka / 530-0001",
    },
    {
      country_code: "hu",
      ...ada,
      address_1: "Fő utca 1.",
      city: "Budapest",
      postal_code: "1011",
      is: "Ada Walker / Countertop / Budapest / Fő utca 1. / 1011",
    },
    {
      country_code: "br",
      ...ada,
      address_1: "Rua Augusta 100",
      city: "São Paulo",
      province: "SP",
      postal_code: "01304-000",
      is: "Countertop / Ada Walker / Rua Augusta 100 / São Paulo-SP / 01304-000",
    },
    {
      country_code: "cn",
      first_name: "小明",
      last_name: "王",
      address_1: "中山路1号",
      city: "广州市",
      province: "广东省",
      postal_code: "510000",
      is: "510000 / 广东省广州市 / 中山路1号 / 王 小明",
    },
    {
      country_code: "cn",
      ...ada,
      address_1: "1 Zhongshan Road",
      city: "Guangzhou",
      province: "Guangdong",
      postal_code: "510000",
      is: "Ada Walker / Countertop / 1 Zhongshan Road / Guangzhou / Guangdong, 510000",
    },
    {
      country_code: "au",
      ...ada,
      address_1: "1 George Street",
      city: "Sydney",
      province: "NSW",
      postal_code: "2000",
      is: "Countertop / Ada Walker / 1 George Street / Sydney NSW 2000",
    },
    {
      country_code: "ie",
      ...ada,
      address_1: "1 Main Street",
      city: "Bray",
      province: "Co. Wicklow",
      postal_code: "A98 X0Y1",
      is: "Ada Walker / Countertop / 1 Main Street / Bray / Co. Wicklow / A98 X0Y1",
    },
  ])("in $country_code is formatted as $is", ({ is, ...address }) => {
    expect(lines(address)).toBe(is);
  });

  it("ends with its country's name", () => {
    const address = { address_1: "Am Sandtorkai 1", country_code: "de" };
    expect(addressLines(address, (code) => `<${code}>`)).toEqual(["Am Sandtorkai 1", "<de>"]);
    expect(addressLines({ city: "Hamburg" }, (code) => `<${code}>`)).toEqual(["Hamburg"]);
  });
});

describe("missing parts", () => {
  it("don't leave separators behind", () => {
    const us = (parts: object) => lines({ country_code: "US", ...parts });
    expect(us({ city: "Cambridge", postal_code: "02139" })).toBe("Cambridge 02139");
    expect(us({ city: "Cambridge", province: "MA" })).toBe("Cambridge, MA");
    expect(us({ province: "MA", postal_code: "02139" })).toBe("MA 02139");
    expect(us({ company: null, address_1: " ", address_2: "" })).toBe("");
    expect(lines({ country_code: "jp", province: "Osaka", postal_code: "530" })).toBe(
      "Osaka / 530",
    );
  });
});

describe("the parts of an address", () => {
  it.each([
    [
      { country_code: "fr", city: "Lyon", province: "Rhône", postal_code: "69001" },
      "69001 Lyon / Rhône",
    ],
    [{ country_code: "ae", city: "Al Barsha", province: "Dubai" }, "Al Barsha, Dubai"],
    [{ city: "Lyon", province: "Rhône", postal_code: "69001" }, "69001 Lyon / Rhône"],
  ])("are kept if the country's format omits them: %j", (address, is) => {
    expect(lines(address)).toBe(is);
  });

  it("are all kept, in any country and either script", () => {
    const parts = {
      first_name: "Ada",
      last_name: "Walker",
      company: "Countertop",
      address_1: "Line one",
      address_2: "Line two",
      city: "Cityname",
      province: "Provincename",
      postal_code: "98765",
    };
    for (const country of "abcdefghijklmnopqrstuvwxyz".split(""))
      for (const second of "abcdefghijklmnopqrstuvwxyz".split(""))
        for (const address_1 of ["Line one", "一"]) {
          const written = lines({ ...parts, address_1, country_code: country + second });
          for (const part of Object.values({ ...parts, address_1 }))
            expect(written, country + second).toContain(part);
        }
  });

  it("don't repeat a city that the country's format already contains", () => {
    expect(lines({ country_code: "sg", city: "Singapore", postal_code: "018956" })).toBe(
      "SINGAPORE 018956",
    );
    expect(
      lines({ country_code: "pr", city: "San Juan", province: "PR", postal_code: "00901" }),
    ).toBe("San Juan PR 00901");
    expect(
      lines({ country_code: "de", city: "Berlin", province: "Berlin", postal_code: "10115" }),
    ).toBe("10115 Berlin");
  });

  it.each(["8001", "CH-8001", "ch 8001"])(
    "contain the postal code's prefix once: %s",
    (postal_code) => {
      expect(lines({ country_code: "ch", city: "Zürich", postal_code })).toBe("CH-8001 Zürich");
    },
  );
});
