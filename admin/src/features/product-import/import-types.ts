import type { FileProblem } from "../../lib/import/types.ts";
import type { Placed } from "../../lib/import/columns.ts";
import type { Column } from "./import-columns.ts";

/** The stored data of a product in the file. */
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
  /** Values by option title. */
  options: ReadonlyMap<string, string>;
  /** Loaded only if the file has prices. */
  prices: readonly KnownPrice[];
}
export interface KnownPrice {
  /** The currency code in capital letters. */
  currency: string;
  amount: number;
  /** The region's id, if this is a region's price. */
  region?: string;
  /** The price list's name, if the price is in a list. */
  list?: string;
}
export interface Known {
  products: readonly KnownProduct[];
  /** For each SKU in the file that is in use, the id of its product. */
  skus: ReadonlyMap<string, string>;
}

/** Problems that occur only in product imports. */
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

/** The effect of one row of the file. */
export interface PlannedRow {
  index: number;
  handle: string;
  product: KnownProduct | undefined;
  variant: KnownVariant | undefined;
  /** True for the first row of a product. The server reads product fields only from that row. */
  first: boolean;
}

/** The store's base prices by row and column, for cells with a different price that may come from an export. */
export type OwnPrices = ReadonlyMap<number, ReadonlyMap<number, string>>;

export interface Plan {
  rows: PlannedRow[];
  columns: PlacedColumn[];
  /** Products, in the order of the file. */
  products: { handle: string; title: string; known: boolean; variants: number }[];
  ownPrices: OwnPrices;
  counts: Record<"created" | "updated" | "variantsCreated" | "variantsUpdated", number>;
}

export interface Checked {
  problems: ProductProblem[];
  warnings: ProductProblem[];
  plan: Plan;
}
