import type { Column } from "./import-columns.ts";

/** A file as it was read: all cells without blanks around them. Row 1 of a spreadsheet holds the headings. */
export interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}
/** The number by which a spreadsheet calls a row. */
export const rowNumber = (index: number): number => index + 2;

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

export type FaultCode =
  | "cells"
  | "column"
  | "columnMissing"
  | "columnTwice"
  | "decimals"
  | "differs"
  | "encoding"
  | "handle"
  | "noChannel"
  | "oneOf"
  | "optionMissing"
  | "price"
  | "priceOf"
  | "quote"
  | "required"
  | "rows"
  | "taken"
  | "twice"
  | "typed"
  | "unknown"
  | "variantTaken"
  | "whole";

export interface Fault {
  code: FaultCode;
  /** As a spreadsheet counts. Nothing for what concerns a whole column, or the file. */
  row?: number;
  column?: string;
  value?: string;
  /** What its sentence names besides. */
  more?: string;
  /** It may be imported all the same. */
  warning?: true;
}

/** A column at its place in the file. */
export interface Placed extends Column {
  index: number;
}

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
  columns: Placed[];
  /** In the order of the file. */
  products: { handle: string; title: string; known: boolean; variants: number }[];
  ownPrices: OwnPrices;
  counts: Record<"created" | "updated" | "variantsCreated" | "variantsUpdated", number>;
}

export interface Checked {
  faults: Fault[];
  warnings: Fault[];
  plan: Plan;
}
