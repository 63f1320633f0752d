import {
  type CellProblem,
  type Content,
  type GridColumn,
  type GridRow,
  type Step,
  problemIn,
} from "../../../patterns/grid.ts";
import { combinations, type Cells, type Combination, type Matrix } from "./create-matrix.ts";
import { priceColumns, type PricedRegion } from "../../../resources/priced-variants.ts";

/** Currencies, regions, and locations of the store, for prices and stock of variants. */
export interface StoreFacts {
  /** The store's default currency first. */
  currencies: readonly string[];
  regions: readonly PricedRegion[];
  /** Stock locations. `undefined` if the store tracks stock without locations. */
  locations: readonly { id: string; name: string }[] | undefined;
}

/** The columns whose values are unique across all variants of the store. */
export const codeColumns = ["sku", "ean", "upc", "barcode"] as const;
/** Columns that not every store uses: hidden until the user shows them. */
const moreColumns = ["ean", "upc", "barcode", "hs_code"] as const;
export type MoreColumn = (typeof moreColumns)[number];

const STOCK = "stock";
const isCode = (column: string): boolean => codeColumns.some((one) => one === column);
export const isMore = (column: string): column is MoreColumn =>
  moreColumns.some((one) => one === column);
const isText = (column: string): boolean => column === "name" || isCode(column) || isMore(column);
const isStock = (column: string): boolean => column === STOCK || column.startsWith(`${STOCK}:`);
/**
 * True for columns whose values are often the same for many variants, such as prices and customs data. Names, codes, and stock
 * differ.
 */
export const isShared = (column: string): boolean =>
  column !== "name" && !isCode(column) && !isStock(column);

export const stockPlace = (column: string): string | undefined =>
  column.startsWith(`${STOCK}:`) ? column.slice(STOCK.length + 1) : undefined;

export function createColumns(
  { currencies, regions, locations }: StoreFacts,
  tracked: boolean,
  labels: Record<"name" | "sku" | "stock" | MoreColumn, string>,
): GridColumn[] {
  const stock = locations?.map(({ id, name }) => ({
    id: `${STOCK}:${id}`,
    title: name,
    note: labels.stock,
    digits: 0,
  })) ?? [{ id: STOCK, title: labels.stock, digits: 0 }];
  return [
    { id: "name", title: labels.name, digits: 0, text: true },
    { id: "sku", title: labels.sku, digits: 0, text: true },
    ...moreColumns.map((id) => ({ id, title: labels[id], digits: 0, text: true, extra: true })),
    ...(tracked ? stock : []),
    ...priceColumns(currencies, regions, []),
  ];
}

/** Combinations that become variants. */
export function madeOf({ options, omitted }: Matrix): Combination[] {
  const without = new Set(omitted);
  return combinations(options).filter(({ key }) => !without.has(key));
}

export type CreateProblem = CellProblem | "twice" | "taken";

/** A key for comparing codes, because the same number may be the EAN of one variant and the barcode of another. */
export const codeKey = (column: string, code: string): string => `${column} ${code}`;

/** Problems of the entered values, by combination and column. */
export function problemsIn(
  made: readonly Combination[],
  cells: Cells,
  taken: ReadonlySet<string> = new Set(),
): Map<string, Record<string, CreateProblem>> {
  const faults = new Map<string, Record<string, CreateProblem>>();
  const found = (key: string, column: string, fault: CreateProblem) =>
    faults.set(key, { ...faults.get(key), [column]: fault });
  const owners = new Map<string, string>();
  for (const { key } of made) {
    for (const [column, content] of Object.entries(cells[key] ?? {})) {
      const problem = problemIn(content, { text: isText(column) });
      if (problem) found(key, column, problem);
      if (!isCode(column) || typeof content !== "string") continue;
      const code = codeKey(column, content);
      const other = owners.get(code);
      if (other !== undefined) {
        found(key, column, "twice");
        found(other, column, "twice");
      } else if (taken.has(code)) found(key, column, "taken");
      owners.set(code, key);
    }
  }
  return faults;
}

export function createRows(
  made: readonly Combination[],
  cells: Cells,
  faults: ReadonlyMap<string, Record<string, CreateProblem>>,
  labels: { alone: string; fault(fault: CreateProblem): string },
): GridRow[] {
  return made.map(({ key, values }) => {
    const wrong = faults.get(key);
    return {
      id: key,
      title: titleOf(values, labels.alone),
      values: cells[key] ?? nothing,
      ...(wrong && {
        wrong: Object.fromEntries(
          Object.entries(wrong).map(([column, fault]) => [column, labels.fault(fault)]),
        ),
      }),
    };
  });
}
const nothing: Record<string, Content> = {};

export const titleOf = (values: readonly string[], alone: string): string =>
  values.length === 0 ? alone : values.join(" / ");

/** The cells after a change. An emptied cell is removed. */
export function writtenCells(cells: Cells, step: Step): Cells {
  const next = { ...cells };
  for (const { row, column, after } of step) {
    const { [column]: _, ...rest } = next[row] ?? {};
    next[row] = after === null ? rest : { ...rest, [column]: after };
    if (Object.keys(next[row]).length === 0) delete next[row];
  }
  return next;
}
