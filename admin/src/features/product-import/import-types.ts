import type { FileProblem } from "../../lib/import/types.ts";
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
  /** Values by the option's title. */
  options: ReadonlyMap<string, string>;
  /** Read only if the file has prices. */
  prices: readonly KnownPrice[];
}
export interface KnownPrice {
  /** The currency code in capital letters. */
  currency: string;
  amount: number;
  /** The region's id, if the price is for a region. */
  region?: string;
  /** The price list's name, if the price belongs to one. */
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
export type ProductProblem = FileProblem<OwnCode>;

export type PlacedColumn = Placed<Column>;

/** Effect of one row of the file. */
export interface PlannedRow {
  index: number;
  handle: string;
  product: KnownProduct | undefined;
  variant: KnownVariant | undefined;
  /** True for the first row of a product. The server reads product fields only from this row. */
  first: boolean;
}

/** The store's own prices by row and column, if the file has a different price that may be from an export. */
export type OwnPrices = ReadonlyMap<number, ReadonlyMap<number, string>>;

export interface Plan {
  rows: PlannedRow[];
  columns: PlacedColumn[];
  /** Products in the order of the file. */
  products: { handle: string; title: string; known: boolean; variants: number }[];
  ownPrices: OwnPrices;
  counts: Record<"created" | "updated" | "variantsCreated" | "variantsUpdated", number>;
}

export interface Checked {
  faults: ProductProblem[];
  warnings: ProductProblem[];
  plan: Plan;
}
