import { countryCodes } from "../../lib/countries.ts";
import { formatterFor } from "../../lib/intl.ts";
import { intlLocale, languages } from "../../lib/languages.ts";
import { plainHeading } from "../../lib/import/columns.ts";

/**
 * The columns that the server's import of products knows, and their formats. They are from the server's own definition of its
 * columns, and were tested on the server.
 */

export type Kind = "text" | "whole" | "yesNo" | "status" | "price" | "country" | "id" | "none";

export interface Column {
  /** The name as the server writes it. */
  name: string;
  kind: Kind;
  of: "product" | "variant";
  /** The number in the name of one of several columns, such as `Option 2 Name`. */
  number?: number;
  /** `undefined` for a single column. */
  sort?: Sort;
  /** The currency code in capital letters. */
  currency?: string;
  region?: string;
}

type Sort = "optionName" | "optionValue" | "image" | "channelId" | "channelName" | "category";

const product = (kind: Kind) => ({ kind, of: "product" }) as const;
const variant = (kind: Kind) => ({ kind, of: "variant" }) as const;

/** Columns with fixed names. The server reads the first column with a name, and ignores columns of the type "none". */
const fixed: Readonly<Record<string, Pick<Column, "kind" | "of">>> = {
  "Product Id": product("id"),
  "Product Handle": product("id"),
  "Product Title": product("text"),
  "Product Subtitle": product("text"),
  "Product Description": product("text"),
  "Product Status": product("status"),
  "Product Thumbnail": product("text"),
  "Product Weight": product("whole"),
  "Product Length": product("whole"),
  "Product Width": product("whole"),
  "Product Height": product("whole"),
  "Product HS Code": product("text"),
  "Product Origin Country": product("country"),
  "Product MID Code": product("text"),
  "Product Material": product("text"),
  "Product Collection Title": product("none"),
  "Product Collection Handle": product("id"),
  "Product Type": product("text"),
  "Product Tags": product("id"),
  "Product Discountable": product("yesNo"),
  "Product External Id": product("text"),
  "Product Profile Name": product("none"),
  "Product Profile Type": product("none"),
  "Variant Id": variant("id"),
  "Variant Title": variant("text"),
  "Variant SKU": variant("text"),
  "Variant Barcode": variant("text"),
  "Variant Inventory Quantity": variant("whole"),
  "Variant Allow Backorder": variant("yesNo"),
  "Variant Manage Inventory": variant("yesNo"),
  "Variant Weight": variant("whole"),
  "Variant Length": variant("whole"),
  "Variant Width": variant("whole"),
  "Variant Height": variant("whole"),
  "Variant HS Code": variant("text"),
  "Variant Origin Country": variant("country"),
  "Variant MID Code": variant("text"),
  "Variant Material": variant("text"),
};

/** Columns with a number in their names; any number of each is allowed. */
const several: readonly [RegExp, string, Sort | undefined, Column["of"]][] = [
  [/^option (\d+) name$/, "Option # Name", "optionName", "product"],
  [/^option (\d+) value$/, "Option # Value", "optionValue", "variant"],
  [/^image (\d+) url$/, "Image # Url", "image", "product"],
  [/^sales channel (\d+) id$/, "Sales Channel # Id", "channelId", "product"],
  [/^sales channel (\d+) name$/, "Sales Channel # Name", "channelName", "product"],
  [/^sales channel (\d+) description$/, "Sales Channel # Description", undefined, "product"],
  [/^product category (\d+) handle$/, "Product Category # Handle", "category", "product"],
  [/^product category (\d+) (?:name|description)$/, "", undefined, "product"],
];

const byPlainName = new Map(Object.keys(fixed).map((name) => [plainHeading(name), name]));

export function readHeader(header: string): Column | undefined {
  const name = byPlainName.get(plainHeading(header));
  const found = name === undefined ? undefined : fixed[name];
  if (name !== undefined && found) return { name, ...found };
  for (const [pattern, shape, sort, of] of several) {
    const number = pattern.exec(plainHeading(header))?.[1];
    if (number !== undefined)
      return {
        name: shape === "" ? header.trim() : shape.replace("#", number),
        kind: sort === undefined ? "none" : sort === "image" ? "text" : "id",
        of,
        number: Number(number),
        ...(sort !== undefined && { sort }),
      };
  }
  return readPrice(header.trim());
}

/** `Price EUR`, or `Price Ireland [EUR]` for a region by its name. */
function readPrice(header: string): Column | undefined {
  const [, region, bracketed, alone] =
    /^price\s+(?:(.+?)\s*\[([a-z]{3})\]|([a-z]{3}))$/i.exec(header) ?? [];
  const currency = (bracketed ?? alone)?.toUpperCase();
  if (currency === undefined) return undefined;
  return {
    name: priceName(currency, region),
    kind: "price",
    of: "variant",
    currency,
    ...(region !== undefined && { region }),
  };
}

const priceName = (currency: string, region?: string): string =>
  region === undefined
    ? `Price ${currency.toUpperCase()}`
    : `Price ${region} [${currency.toUpperCase()}]`;

export const statuses = ["draft", "proposed", "published", "rejected"] as const;

export interface Shop {
  /** Currency codes in capital letters. */
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency: string }[];
  collections: ReadonlySet<string>;
  /** Undefined if the store has no sales channels, or no categories. */
  channels: readonly { id: string; name: string }[] | undefined;
  categories: ReadonlySet<string> | undefined;
}

/** The code of a country, which can be given by its code, or by its name in any language of the admin. */
export function countryOf(value: string): string | undefined {
  const wanted = plainHeading(value);
  return countryCodes.includes(wanted) ? wanted : (codesByName ??= readCountries()).get(wanted);
}
let codesByName: ReadonlyMap<string, string> | undefined;
const readCountries = () =>
  new Map(
    languages.flatMap((language) => {
      const { country } = formatterFor(intlLocale(language));
      return countryCodes.map((code) => [plainHeading(country(code)), code] as const);
    }),
  );

/** The id of a sales channel. The server's own export writes channels' names into the column for ids. */
export const channelOf = (
  channels: NonNullable<Shop["channels"]>,
  sort: Column["sort"],
  value: string,
): { id: string } | undefined =>
  channels.find(({ id, name }) => name === value || (sort === "channelId" && id === value));

/** A template file: a product with two variants, and a price column for each currency and region of the store. */
export function template(shop: Shop): string[][] {
  const channel = shop.channels?.[0];
  const columns: [name: string, first: string, second?: string][] = [
    ["Product Handle", "linen-apron", "linen-apron"],
    ["Product Title", "Linen apron", "Linen apron"],
    ["Product Subtitle", ""],
    ["Product Description", "With a deep pocket.", "With a deep pocket."],
    ["Product Status", "draft", "draft"],
    ["Product Thumbnail", ""],
    ["Product Weight", "320", "320"],
    ["Product Length", ""],
    ["Product Width", ""],
    ["Product Height", ""],
    ["Product HS Code", ""],
    ["Product Origin Country", "pt", "pt"],
    ["Product MID Code", ""],
    ["Product Material", "Linen", "Linen"],
    ["Product Collection Handle", ""],
    ["Product Type", ""],
    ["Product Tags", "linen,kitchen", "linen,kitchen"],
    ["Product Discountable", "true", "true"],
    ["Product External Id", ""],
    ["Variant Title", "Natural", "Slate"],
    ["Variant SKU", "APRON-NATURAL", "APRON-SLATE"],
    ["Variant Barcode", ""],
    ["Variant Inventory Quantity", "0", "0"],
    ["Variant Allow Backorder", "false", "false"],
    ["Variant Manage Inventory", "true", "true"],
    ["Option 1 Name", "Color", "Color"],
    ["Option 1 Value", "Natural", "Slate"],
    ["Option 2 Name", ""],
    ["Option 2 Value", ""],
    ...shop.currencies.map((code): [string, string, string] => [priceName(code), "39", "39"]),
    ...shop.regions.map(({ name, currency }): [string, string] => [priceName(currency, name), ""]),
    ["Image 1 Url", ""],
    ["Image 2 Url", ""],
    ...(channel
      ? [["Sales Channel 1 Name", channel.name, channel.name] satisfies [string, string, string]]
      : []),
    ...(shop.categories ? [["Product Category 1 Handle", ""] satisfies [string, string]] : []),
  ];
  return [
    columns.map(([name]) => name),
    columns.map(([, first]) => first),
    columns.map(([, , second = ""]) => second),
  ];
}
