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

/** The store's currencies, regions, and locations, for the prices and stock of variants. */
export interface StoreFacts {
  /** Currency codes, starting with the store's default currency. */
  currencies: readonly string[];
  regions: readonly PricedRegion[];
  /** Stock locations, starting with the default one. Undefined if the store tracks stock without locations. */
  locations: readonly { id: string; name: string }[] | undefined;
}

/** The columns whose values are unique among all variants in the store. */
export const codeColumns = ["sku", "ean", "upc", "barcode"] as const;
/** Columns that not every store uses. They are hidden until the user shows them. */
const moreColumns = ["ean", "upc", "barcode", "hs_code"] as const;
export type MoreColumn = (typeof moreColumns)[number];

const STOCK = "stock";
const isCode = (column: string): boolean => codeColumns.some((one) => one === column);
export const isMore = (column: string): column is MoreColumn =>
  moreColumns.some((one) => one === column);
const isText = (column: string): boolean => column === "name" || isCode(column) || isMore(column);
export const isStock = (column: string): boolean =>
  column === STOCK || column.startsWith(`${STOCK}:`);
/**
 * True for columns whose values are often the same in many variants, such as prices and customs data. Names, codes, and stock
 * usually differ.
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

/**
 * The columns that most products with one variant need: prices in the default currency and the regions' currencies, the stock at
 * the first location, and the SKU.
 */
export function plainColumns({ currencies, regions, locations }: StoreFacts): Set<string> {
  const used = new Set(regions.map(({ currency_code }) => currency_code));
  const [own] = currencies;
  return new Set([
    ...currencies.filter((code) => code === own || used.has(code)),
    locations?.[0] ? `${STOCK}:${locations[0].id}` : STOCK,
    "sku",
  ]);
}

/** The combinations for which variants are created. */
export function madeOf({ options, omitted }: Matrix): Combination[] {
  const without = new Set(omitted);
  return combinations(options).filter(({ key }) => !without.has(key));
}

export type CreateProblem = CellProblem | "twice" | "taken";

/**
 * A key for comparing codes. It includes the column, because one variant's EAN may be the same number as another variant's
 * barcode.
 */
export const codeKey = (column: string, code: string): string => `${column} ${code}`;

/** The problems in entered values, by combination and column. */
export function problemsIn(
  made: readonly Combination[],
  cells: Cells,
  taken: ReadonlySet<string> = new Set(),
): Map<string, Record<string, CreateProblem>> {
  const problems = new Map<string, Record<string, CreateProblem>>();
  const found = (key: string, column: string, problem: CreateProblem) =>
    problems.set(key, { ...problems.get(key), [column]: problem });
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
  return problems;
}

export function createRows(
  made: readonly Combination[],
  cells: Cells,
  problems: ReadonlyMap<string, Record<string, CreateProblem>>,
  labels: { alone: string; problem(problem: CreateProblem): string },
): GridRow[] {
  return made.map(({ key, values }) => {
    const wrong = problems.get(key);
    return {
      id: key,
      title: titleOf(values, labels.alone),
      values: cells[key] ?? nothing,
      ...(wrong && {
        wrong: Object.fromEntries(
          Object.entries(wrong).map(([column, problem]) => [column, labels.problem(problem)]),
        ),
      }),
    };
  });
}
const nothing: Record<string, Content> = {};

export const titleOf = (values: readonly string[], alone: string): string =>
  values.length === 0 ? alone : values.join(" / ");

/** The cells after a change. Removes cells that were cleared. */
export function writtenCells(cells: Cells, step: Step): Cells {
  const next = { ...cells };
  for (const { row, column, after } of step) {
    const { [column]: _, ...rest } = next[row] ?? {};
    next[row] = after === null ? rest : { ...rest, [column]: after };
    if (Object.keys(next[row]).length === 0) delete next[row];
  }
  return next;
}
