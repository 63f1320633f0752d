import type { ProductType } from "./sorting.ts";
import type { Currency } from "./product.ts";

export interface Region {
  key: string;
  name: string;
  currency: Currency;
  taxRate: number;
  taxCode: string;
  /** True if prices include tax. */
  includesTax: boolean;
  countries: readonly string[];
}

export const regions = [
  {
    key: "europe",
    name: "Europe",
    currency: "eur",
    taxRate: 19,
    taxCode: "VAT",
    includesTax: true,
    countries: ["de", "at", "nl", "be", "lu", "fr", "it", "es", "pt", "fi"],
  },
  {
    key: "ireland",
    name: "Ireland",
    currency: "eur",
    taxRate: 23,
    taxCode: "VAT-IE",
    includesTax: true,
    countries: ["ie"],
  },
  {
    key: "usa",
    name: "United States",
    currency: "usd",
    taxRate: 8,
    taxCode: "SALES",
    includesTax: false,
    countries: ["us"],
  },
  {
    key: "japan",
    name: "Japan",
    currency: "jpy",
    taxRate: 10,
    taxCode: "CT",
    includesTax: true,
    countries: ["jp"],
  },
] as const satisfies readonly Region[];

export type RegionKey = (typeof regions)[number]["key"];

export interface TaxRate {
  region: RegionKey;
  name: string;
  code: string;
  rate: number;
  types?: readonly ProductType[];
  /** Handles of the products that the rate applies to. */
  products?: readonly string[];
  returns?: true;
}

/** Tax rates in addition to the regions' own. Gift cards have a rate of 0, because tax is paid when a gift card is used. */
export const taxRates: readonly TaxRate[] = [
  ...regions.map(({ key, taxCode }) => ({
    region: key,
    name: "Gift cards are not taxed",
    code: `${taxCode}-GIFT`,
    rate: 0,
    types: ["Gift card"] as const,
  })),
  {
    region: "europe",
    name: "Reduced: books and food",
    code: "VAT-R",
    rate: 7,
    types: ["Book", "Food"],
  },
  { region: "europe", name: "Returns are not taxed", code: "VAT-0", rate: 0, returns: true },
  { region: "ireland", name: "Zero: books", code: "VAT-IE-0", rate: 0, types: ["Book"] },
  { region: "ireland", name: "Zero: tea", code: "VAT-IE-T", rate: 0, products: ["loose-leaf-tea"] },
  { region: "japan", name: "Reduced: food", code: "CT-R", rate: 8, types: ["Food"] },
];

/** Prices that apply only in one region, as factors of the prices in the region's currency. */
export const regionPrices: readonly { region: RegionKey; handle: string; factor: number }[] = [
  { region: "ireland", handle: "chefs-knife", factor: 1.05 },
  { region: "ireland", handle: "cast-iron-casserole", factor: 1.05 },
  { region: "ireland", handle: "dinner-plate", factor: 1.1 },
  { region: "ireland", handle: "bread-bin", factor: 1.05 },
];
