import type { Fault, Placed } from "../../patterns/import.ts";
import type { Column } from "./import-columns.ts";

/** What the store has of the products that a file speaks of. */
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
  /** Read only where the file has prices. */
  prices: readonly KnownPrice[];
}
export interface KnownPrice {
  /** In capitals. */
  currency: string;
  amount: number;
  /** The id of the region that it is for. */
  region?: string;
  /** The name of the price list that it is of. */
  list?: string;
}
export interface Known {
  products: readonly KnownProduct[];
  /** The ids of the products whose variants have these SKUs, for those of the file that are in use. */
  skus: ReadonlyMap<string, string>;
}

/** What can be wrong with products alone. */
export type OwnCode =
  | "differs"
  | "handle"
  | "noChannel"
  | "optionMissing"
  | "priceOf"
  | "typed"
  | "variantTaken";
export type ProductFault = Fault<OwnCode>;

export type PlacedColumn = Placed<Column>;

/** What one row of the file is going to do. */
export interface PlannedRow {
  index: number;
  handle: string;
  product: KnownProduct | undefined;
  variant: KnownVariant | undefined;
  /** The first of its product: from this one alone the server takes what concerns the product. */
  first: boolean;
}

/** By row and column: the store's own prices, where the file has another that an export may have put there. */
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
