import {
  problemIn,
  type CellProblem,
  type Content,
  type GridColumn,
  type GridRow,
} from "../../patterns/grid-editor/contents.ts";
import type { Step } from "../../patterns/grid-editor/edits.ts";
import { combinations, type Cells, type Combination, type Matrix } from "./create-matrix.ts";
import { priceColumns, type PricedRegion } from "./price-grid-data.ts";

/** What the store has that variants can be priced in and stocked at. */
export interface StoreFacts {
  /** Its own first. */
  currencies: readonly string[];
  regions: readonly PricedRegion[];
  /** Where stock is kept; `undefined` where the store counts it without places. */
  locations: readonly { id: string; name: string }[] | undefined;
}

const STOCK = "stock";
const isText = (column: string): boolean => column === "name" || column === "sku";
const isStock = (column: string): boolean => column === STOCK || column.startsWith(`${STOCK}:`);
/** Prices are the same for many; names, numbers and stock are each variant's own. */
export const isShared = (column: string): boolean => !isText(column) && !isStock(column);

export const stockPlace = (column: string): string | undefined =>
  column.startsWith(`${STOCK}:`) ? column.slice(STOCK.length + 1) : undefined;

export function createColumns(
  { currencies, regions, locations }: StoreFacts,
  tracked: boolean,
  words: { name: string; sku: string; stock: string },
): GridColumn[] {
  const stock = locations?.map(({ id, name }) => ({
    id: `${STOCK}:${id}`,
    title: name,
    note: words.stock,
    digits: 0,
  })) ?? [{ id: STOCK, title: words.stock, digits: 0 }];
  return [
    { id: "name", title: words.name, digits: 0, text: true },
    { id: "sku", title: words.sku, digits: 0, text: true },
    ...(tracked ? stock : []),
    ...priceColumns(currencies, regions, []),
  ];
}

/** The combinations that are made. */
export function madeOf({ options, omitted }: Matrix): Combination[] {
  const without = new Set(omitted);
  return combinations(options).filter(({ key }) => !without.has(key));
}

export type Fault = CellProblem | "skuTwice" | "skuTaken";

/** What cannot be saved of what was typed, by combination and column. */
export function faultsIn(
  made: readonly Combination[],
  cells: Cells,
  taken: ReadonlySet<string> = new Set(),
): Map<string, Record<string, Fault>> {
  const faults = new Map<string, Record<string, Fault>>();
  const found = (key: string, column: string, fault: Fault) =>
    faults.set(key, { ...faults.get(key), [column]: fault });
  const skus = new Map<string, string>();
  for (const { key } of made) {
    for (const [column, content] of Object.entries(cells[key] ?? {})) {
      const problem = problemIn(content, { text: isText(column) });
      if (problem) found(key, column, problem);
      if (column !== "sku" || typeof content !== "string") continue;
      const other = skus.get(content);
      if (other !== undefined) {
        found(key, column, "skuTwice");
        found(other, column, "skuTwice");
      } else if (taken.has(content)) found(key, column, "skuTaken");
      skus.set(content, key);
    }
  }
  return faults;
}

export function createRows(
  made: readonly Combination[],
  cells: Cells,
  faults: ReadonlyMap<string, Record<string, Fault>>,
  words: { alone: string; fault(fault: Fault): string },
): GridRow[] {
  return made.map(({ key, values }) => {
    const wrong = faults.get(key);
    return {
      id: key,
      title: titleOf(values, words.alone),
      values: cells[key] ?? nothing,
      ...(wrong && {
        wrong: Object.fromEntries(
          Object.entries(wrong).map(([column, fault]) => [column, words.fault(fault)]),
        ),
      }),
    };
  });
}
const nothing: Record<string, Content> = {};

export const titleOf = (values: readonly string[], alone: string): string =>
  values.length === 0 ? alone : values.join(" / ");

/** The cells after something was written. A cell that is emptied is none. */
export function writtenCells(cells: Cells, step: Step): Cells {
  const next = { ...cells };
  for (const { row, column, after } of step) {
    const { [column]: _, ...rest } = next[row] ?? {};
    next[row] = after === null ? rest : { ...rest, [column]: after };
    if (Object.keys(next[row]).length === 0) delete next[row];
  }
  return next;
}
