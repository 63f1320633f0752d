import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileNames, pictureFile } from "../steps/pictures.ts";
import { levels } from "../steps/stock.ts";
import { picturesOf, products, variantsByHandle, variantsFor } from "./catalog.ts";
import { categories, flatten } from "./categories.ts";
import { drafts } from "./drafts.ts";
import { emailOf } from "./identity.ts";
import { people } from "./people.ts";
import { articleNumber, currencies, prices } from "./product.ts";
import { discounts, giftCards, priceLists } from "./promotions.ts";
import { regionPrices, regions, taxRates } from "./regions.ts";
import { bulky, shippingOptions } from "./shipping.ts";
import { channels, productTypes } from "./sorting.ts";
import { heldBack, locations } from "./stock.ts";

const variants = [...variantsByHandle.values()].flat();
const handles = new Set(products.map(({ handle }) => handle));
const skus = new Set(variants.map(({ sku }) => sku));
const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const unknown = (named: readonly string[]): string[] =>
  named.filter((handle) => !handles.has(handle));

describe("the catalog", () => {
  it("has at least sixty products, one of them with two hundred variants", () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(variantsFor("harbour-enamel-mug")).toHaveLength(200);
  });

  it("has one title of exactly two hundred characters", () => {
    expect(products.filter(({ title }) => title.length === 200)).toHaveLength(1);
    expect(Math.max(...products.map(({ title }) => title.length))).toBe(200);
  });

  it("has unique handles, titles, SKUs, and EANs", () => {
    expect(repeated(products.map(({ handle }) => handle))).toEqual([]);
    expect(repeated(products.map(({ title }) => title))).toEqual([]);
    expect(repeated(variants.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(variants.map(({ ean }) => ean))).toEqual([]);
  });

  it("has products with every status, and with every kind of stock", () => {
    expect(new Set(products.map(({ status }) => status))).toEqual(
      new Set([undefined, "draft", "proposed", "rejected"]),
    );
    expect(new Set(products.map(({ stock }) => stock))).toEqual(
      new Set([undefined, "low", "none", "unmanaged", "backorder"]),
    );
  });

  it("has plausible prices for every variant in every currency", () => {
    const odd = variants.filter(({ prices: of }) => {
      const yenPerEuro = of.jpy / (of.eur / 100);
      const sane = Math.abs(of.usd / of.eur - 1.1) < 0.05 && yenPerEuro > 140 && yenPerEuro < 190;
      // Prices in yen have no decimals: ¥1,400 is 1400.
      return !sane || of.jpy % 100 !== 0 || currencies.some((currency) => !(of[currency] > 0));
    });
    expect(odd).toEqual([]);
  });

  it("has amounts in each currency's smallest unit", () => {
    expect(prices(49)).toEqual({ eur: 4900, usd: 5400, jpy: 8100 });
    expect(prices(8.5)).toEqual({ eur: 850, usd: 900, jpy: 1400 });
  });

  it("has article numbers with valid check digits", () => {
    expect(articleNumber(0)).toBe("2000000000008");
    const checksum = (ean: string) =>
      Array.from(ean).reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0) % 10;
    expect(variants.filter(({ ean }) => checksum(ean) !== 0)).toEqual([]);
  });

  it("assigns every product to existing categories, which have three levels", () => {
    const known = new Set(flatten().map(({ handle }) => handle));
    expect(
      products.flatMap((product) => product.categories).filter((handle) => !known.has(handle)),
    ).toEqual([]);
    const depth = (list: typeof categories): number =>
      list.length === 0 ? 0 : 1 + Math.max(...list.map(({ children }) => depth(children ?? [])));
    expect(depth(categories)).toBe(3);
    expect(repeated(flatten().map(({ handle }) => handle))).toEqual([]);
  });
});

describe("the images", () => {
  const files = readdirSync(pictureFile("."));

  it("exist for every product with an image, and no file is unused", () => {
    expect(fileNames.toSorted()).toEqual(files.toSorted());
  });

  it("are WebP files, together smaller than 2.5 MiB", () => {
    const format = (name: string) =>
      readFileSync(pictureFile(name)).subarray(8, 12).toString("latin1");
    const bytes = files.reduce((sum, name) => sum + statSync(pictureFile(name)).size, 0);
    expect(files.filter((name) => format(name) !== "WEBP")).toEqual([]);
    expect(bytes).toBeLessThan(2.5 * 1024 * 1024);
  });

  it("are missing for some products, as in a real store", () => {
    expect(products.filter((product) => picturesOf(product).length === 0).length).toBeGreaterThan(
      0,
    );
  });
});

describe("the regions and locations", () => {
  it("include a region for every customer's country, and each country once", () => {
    const countries = regions.flatMap((region) => region.countries as readonly string[]);
    expect(repeated(countries)).toEqual([]);
    const abroad = people.filter(({ region, country }) => {
      const own = regions.find(({ key }) => key === region);
      return !(own?.countries as readonly string[] | undefined)?.includes(country);
    });
    expect(abroad).toEqual([]);
    expect(repeated(people.map(emailOf))).toEqual([]);
  });

  it("have a plain shipping option and a return option in every region", () => {
    const here = (key: string) => shippingOptions.filter(({ region }) => region === key);
    const plain = regions.filter(({ key }) =>
      here(key).some(
        (one) => !one.returns && !one.profile && !one.from && !one.upTo && !one.staffOnly,
      ),
    );
    expect(plain).toHaveLength(regions.length);
    expect(regions.filter(({ key }) => !here(key).some(({ returns }) => returns))).toEqual([]);
    expect(repeated(shippingOptions.map(({ region, name }) => `${region}: ${name}`))).toEqual([]);
    expect(unknown(bulky.handles)).toEqual([]);
  });

  it("supply every enabled channel from a stock location", () => {
    const served = locations.flatMap((location) => location.channels as readonly string[]);
    const open = channels.filter(({ disabled }) => !disabled);
    expect(open.filter(({ key }) => !served.includes(key))).toEqual([]);
  });

  it("have taxes and prices only for existing records", () => {
    const types = taxRates.flatMap((rate) => rate.types ?? []);
    expect(types.filter((type) => !productTypes.includes(type))).toEqual([]);
    expect(unknown(taxRates.flatMap((rate) => rate.products ?? []))).toEqual([]);
    expect(unknown(regionPrices.map(({ handle }) => handle))).toEqual([]);
  });
});

describe("the promotions and stock", () => {
  it("include discounts of each kind", () => {
    expect(new Set(discounts.map(({ type }) => type))).toEqual(
      new Set(["percentage", "fixed", "free_shipping"]),
    );
    expect(discounts.some(({ disabled }) => disabled)).toBe(true);
    expect(discounts.some(({ usageLimit }) => usageLimit)).toBe(true);
    expect(discounts.some(({ endsIn = 1 }) => endsIn < 0)).toBe(true);
    expect(discounts.some(({ startsIn = 0 }) => startsIn > 0)).toBe(true);
    expect(discounts.some(({ dynamic }) => dynamic)).toBe(true);
    expect(repeated(discounts.map(({ code }) => code))).toEqual([]);
  });

  it("include fixed discounts for only one currency each, as the server requires", () => {
    const fixed = discounts.filter(({ type }) => type === "fixed");
    expect(fixed.filter(({ regions: valid }) => valid.length !== 1)).toEqual([]);
  });

  it("refer only to existing products", () => {
    const named = [
      ...discounts.flatMap(({ conditions = [] }) =>
        conditions.flatMap(({ products: of = [] }) => of),
      ),
      ...priceLists.flatMap(({ products: of }) => of),
    ];
    expect(unknown(named)).toEqual([]);
    expect(new Set(priceLists.map(({ type }) => type))).toEqual(new Set(["sale", "override"]));
    expect(repeated(giftCards.map(({ note }) => note))).toEqual([]);
  });

  it("include drafts only of existing variants, and reservations only of stocked ones", () => {
    const drafted = drafts.flatMap(({ items }) =>
      items.flatMap((item) => ("sku" in item ? [item.sku] : [])),
    );
    expect(drafted.filter((sku) => !skus.has(sku))).toEqual([]);
    const stocked = ({ sku, location }: (typeof heldBack)[number]) =>
      levels().find((one) => one.sku === sku && one.location === location)?.stocked ?? 0;
    expect(heldBack.filter((one) => stocked(one) < one.quantity)).toEqual([]);
  });
});
