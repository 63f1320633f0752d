import type { Fault } from "../../lib/import/types.ts";
import type { Placed } from "../../lib/import/columns.ts";
import type { Column } from "./import-columns.ts";

/** Stored data of a product that the file mentions. */
export interface KnownProduct {
  id: string;
  handle: string;
  title: string;
  status: string;
  discountable: boolean;
  options: readonly string[];
  variants: readonly KnownVariant[];
}
export interface KnownVariant {
  id: string;
  title: string;
  sku: string | null;
  quantity: number;
  backorder: boolean;
  managed: boolean;
  /** By the option's title. */
  options: ReadonlyMap<string, string>;
  /** Read only if the file has prices. */
  prices: readonly KnownPrice[];
}
export interface KnownPrice {
  /** In capitals. */
  currency: string;
  amount: number;
  /** The region's id, if the price is for a region. */
  region?: string;
  /** The price list's name, if the price is part of one. */
  list?: string;
}
export interface Known {
  products: readonly KnownProduct[];
  /** Ids of the products whose variants have these SKUs, for the file's SKUs that are in use. */
  skus: ReadonlyMap<string, string>;
}

/** Problems that only products can have. */
export type OwnCode =
  | "country"
  | "differs"
  | "handle"
  | "noChannel"
  | "optionMissing"
  | "priceOf"
  | "typed"
  | "variantTaken";
export type ProductFault = Fault<OwnCode>;

export type PlacedColumn = Placed<Column>;

/** Effect of one row of the file. */
export interface PlannedRow {
  index: number;
  handle: string;
  product: KnownProduct | undefined;
  variant: KnownVariant | undefined;
  /** The first row of its product: the server reads product fields only from this one. */
  first: boolean;
}

/** By row and column: the store's own prices, if the file has another that an export may have put there. */
export type OwnPrices = ReadonlyMap<number, ReadonlyMap<number, string>>;

export interface Plan {
  rows: PlannedRow[];
  columns: PlacedColumn[];
  /** In the order of the file. */
  products: { handle: string; title: string; known: boolean; variants: number }[];
  ownPrices: OwnPrices;
  counts: Record<"created" | "updated" | "variantsCreated" | "variantsUpdated", number>;
}

export interface Checked {
  faults: ProductFault[];
  warnings: ProductFault[];
  plan: Plan;
}
