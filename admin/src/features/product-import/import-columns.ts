import { countryCodes } from "../../lib/countries.ts";
import { formatterFor } from "../../lib/intl.ts";
import { intlLocale, languages } from "../../lib/languages.ts";
import { plainHeading } from "../../lib/import/columns.ts";
import { nearestNames } from "../../lib/import/nearest-names.ts";

/**
 * The columns that the server's product import knows, and their formats. They come from the server's own definition, and were
 * tested on the server.
 */

export type Kind = "text" | "whole" | "yesNo" | "status" | "price" | "country" | "id" | "none";

export interface Column {
  /** The column's name in the server's spelling. */
  name: string;
  kind: Kind;
  of: "product" | "variant";
  /** The number in the column's name, such as the 2 in `Option 2 Name`. */
  number?: number;
  /** The type of a numbered column. Undefined for all other columns. */
  sort?: Sort;
  /** The currency code, in uppercase. */
  currency?: string;
  region?: string;
}

type Sort = "optionName" | "optionValue" | "image" | "channelId" | "channelName" | "category";

const product = (kind: Kind) => ({ kind, of: "product" }) as const;
const variant = (kind: Kind) => ({ kind, of: "variant" }) as const;

/**
 * Columns with fixed names. If two columns have the same name, the server reads the first one. It ignores columns of the type
 * "none".
 */
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

/** Columns with a number in their names. A file can have any number of them. */
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

/** Parses `Price EUR`, or `Price Ireland [EUR]` for a region. */
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

export const priceName = (currency: string, region?: string): string =>
  region === undefined
    ? `Price ${currency.toUpperCase()}`
    : `Price ${region} [${currency.toUpperCase()}]`;

export const statuses = ["draft", "proposed", "published", "rejected"] as const;

export interface Shop {
  /** The currency codes, in uppercase. */
  currencies: readonly string[];
  regions: readonly { id: string; name: string; currency: string }[];
  collections: ReadonlySet<string>;
  /** Undefined if the store doesn't have sales channels or categories, respectively. */
  channels: readonly { id: string; name: string }[] | undefined;
  categories: ReadonlySet<string> | undefined;
}

/** The words that spreadsheets write for true and false in their languages. */
const truths = "true wahr vrai verdadero vero verdadeiro prawda pravda истина істина".split(" ");
const untruths = "false falsch faux falso fałsz nepravda ложь хибність".split(" ");
/** Returns `true` or `false` in the server's spelling, or undefined for other words. */
export function yesNoOf(value: string): string | undefined {
  const word = value.toLowerCase();
  if (truths.includes(word)) return "true";
  return untruths.includes(word) ? "false" : undefined;
}

/** The code of a country. The value can be a code, or a name in any of the admin's languages. */
export function countryOf(value: string): string | undefined {
  const wanted = plainHeading(value);
  return countryCodes.includes(wanted) ? wanted : countries().get(wanted)?.code;
}
let byName: ReadonlyMap<string, { code: string; name: string }> | undefined;
const countries = () =>
  (byName ??= new Map(
    languages.flatMap((language) => {
      const { country } = formatterFor(intlLocale(language));
      return countryCodes.map((code) => {
        const name = country(code);
        return [plainHeading(name), { code, name }] as const;
      });
    }),
  ));

/** Proposes the country with the most similar name. */
export function nearestCountry(value: string): { proposal?: string } {
  let proposal = nearest.get(value);
  if (proposal === undefined) {
    const [found = ""] = nearestNames(plainHeading(value), countries().keys());
    nearest.set(value, (proposal = countries().get(found)?.name ?? ""));
  }
  return proposal === "" ? {} : { proposal };
}
/** Cached proposals, because many rows may have the same country. */
const nearest = new Map<string, string>();

/** The sales channel with this id or name. The id column may have names, because the server's own export writes them there. */
export const channelOf = (
  channels: NonNullable<Shop["channels"]>,
  sort: Column["sort"],
  value: string,
): { id: string } | undefined =>
  channels.find(({ id, name }) => name === value || (sort === "channelId" && id === value));

/** A template file with one product, two variants, and a price column for each currency and region of the store. */
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
