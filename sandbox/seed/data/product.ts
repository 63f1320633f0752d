import type { ChannelKey, CollectionHandle, ProductType, Tag } from "./sorting.ts";

/** The store's currencies, the default first. */
export const currencies = ["eur", "usd", "jpy"] as const;
export type Currency = (typeof currencies)[number];

/** Option values, each with its surcharge in euros. */
export type Options = Record<string, Record<string, number>>;

export interface Product {
  handle: string;
  title: string;
  subtitle?: string;
  description: string;
  /** Default: `published`. */
  status?: "draft" | "proposed" | "rejected";
  type: ProductType;
  collection?: CollectionHandle;
  /** Handles of the product's categories, the main one first. */
  categories: readonly string[];
  tags?: readonly Tag[];
  material?: string;
  /** The two-letter code of the country of origin. */
  origin?: string;
  /** The weight in grams. Sizes are in millimeters. */
  weight?: number;
  size?: readonly [length: number, width: number, height: number];
  hsCode?: string;
  /** The cheapest variant's price in euros. */
  price: number;
  options?: Options;
  /** The first letters of every variant's SKU. */
  code: string;
  /** The product's sales channels. Default: Web and Japan. */
  channels?: readonly ChannelKey[];
  stock?: "plenty" | "low" | "none" | "unmanaged" | "backorder";
  discountable?: boolean;
  /** The product's number of images. */
  pictures: 0 | 1 | 2;
  metadata?: Record<string, string>;
}

export interface Variant {
  title: string;
  sku: string;
  ean: string;
  options: readonly { value: string }[];
  prices: Record<Currency, number>;
}

/** Creates a European article number in the range that is reserved for use within a store. */
export function articleNumber(serial: number): string {
  const digits = `20${String(serial).padStart(10, "0")}`;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Amounts in each currency's smallest unit: cents for euros and dollars, whole yen for yen. */
export const prices = (euros: number): Record<Currency, number> => ({
  eur: Math.round(euros * 100),
  usd: Math.round(euros * 1.1) * 100,
  jpy: Math.round((euros * 165) / 100) * 100,
});

const letters = (value: string): string =>
  value
    .normalize("NFD")
    .toUpperCase()
    .split(/[^A-Z0-9.]+/)
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? word.replaceAll(".", "") : word.slice(0, 3)))
    .join("");

/** All combinations of the option values, in the order of the data. */
export function variantsOf(product: Product, firstSerial: number): Variant[] {
  const combinations = Object.values(product.options ?? { Size: { "One size": 0 } }).reduce<
    { values: string[]; extra: number }[]
  >(
    (sofar, values) =>
      sofar.flatMap((one) =>
        Object.entries(values).map(([value, extra]) => ({
          values: [...one.values, value],
          extra: one.extra + extra,
        })),
      ),
    [{ values: [], extra: 0 }],
  );
  const single = combinations.length === 1;
  return combinations.map(({ values, extra }, index) => ({
    title: values.join(" / "),
    sku: single ? product.code : `${product.code}-${values.map(letters).join("-")}`,
    ean: articleNumber(firstSerial + index),
    options: values.map((value) => ({ value })),
    prices: prices(product.price + extra),
  }));
}

export const optionsOf = (product: Product): { title: string }[] =>
  Object.keys(product.options ?? { Size: {} }).map((title) => ({ title }));
