import { rowNumber, type Table } from "../../lib/import/types.ts";
import type { Shop } from "./import-columns.ts";
import type {
  Known,
  KnownProduct,
  KnownVariant,
  PlacedColumn,
  PlannedRow,
  ProductProblem,
} from "./import-types.ts";

export interface CheckState {
  table: Table;
  columns: readonly PlacedColumn[];
  known: Known;
  byHandle: ReadonlyMap<string, KnownProduct>;
  byId: ReadonlyMap<string, KnownProduct>;
  shop: Shop;
  found: ProductProblem[];
  /** Values that must be unique in the file, each with the first row that contains it. */
  seen: Map<string, number>;
}

/** Checks rows with the same handle, and finds the store's product and variants that they refer to. */
export function checkProduct(
  state: CheckState,
  handle: string,
  indexes: readonly number[],
): PlannedRow[] {
  const { byHandle, byId } = state;
  const [first = 0] = indexes;
  const tell = reporter(state);
  if (handle === "") {
    for (const index of indexes) tell(index, "Product Handle", "required");
    return [];
  }
  const id = indexes.map((index) => cell(state, index, "Product Id")).find((one) => one !== "");
  const same = byHandle.get(handle);
  const product = id === undefined ? same : byId.get(id);
  if (id !== undefined) {
    if (!product) tell(first, "Product Id", "unknown");
    else if (same && same.id !== id) tell(first, "Product Handle", "taken", { more: same.title });
  }
  for (const index of indexes)
    if (!["", id].includes(cell(state, index, "Product Id")))
      tell(index, "Product Id", "differs", { more: String(rowNumber(first)) });
  if (product) once(state, first, "Product Id", product.id);
  if (product?.handle !== handle && !/^[^\s/?#%]+$/u.test(handle))
    tell(first, "Product Handle", "handle");
  if (!product && cell(state, first, "Product Title") === "")
    tell(first, "Product Title", "required");
  checkAgreement(state, indexes);

  const names = optionNames(state, first, product);
  const rows = indexes.map((index): PlannedRow => {
    const variant = checkVariant(state, index, product);
    return { index, handle, product, variant, first: index === first };
  });
  // Skips the options if the product's id is unknown, because problems with them would be misleading.
  if (id === undefined || product) checkOptions(state, rows, names, first);
  for (const { index, variant } of rows)
    if (!variant && cell(state, index, "Variant Title") === "")
      tell(index, "Variant Title", "required");
  return rows;
}

/** Warns if rows of a product differ in product fields, because the server reads these only from the first row. */
function checkAgreement(state: CheckState, [first = 0, ...others]: readonly number[]): void {
  const tell = reporter(state);
  for (const column of state.columns) {
    if (column.of !== "product" || column.kind === "none") continue;
    // Skips option names, which may differ between rows, and the id, which was already checked.
    if (column.sort === "optionName" || column.name === "Product Id") continue;
    const counts = at(state, first, column);
    for (const index of others) {
      const value = at(state, index, column);
      if (value === "" || value === counts) continue;
      tell(index, column.name, "differs", { more: String(rowNumber(first)), warning: true });
    }
  }
}

function checkVariant(
  state: CheckState,
  index: number,
  product: KnownProduct | undefined,
): KnownVariant | undefined {
  const tell = reporter(state);
  const [id, sku] = [cell(state, index, "Variant Id"), cell(state, index, "Variant SKU")];
  const barcode = cell(state, index, "Variant Barcode");
  const withSku = sku === "" ? undefined : product?.variants.find((one) => one.sku === sku);
  const owner = sku === "" ? undefined : state.known.skus.get(sku);
  const variant = id === "" ? withSku : product?.variants.find((one) => one.id === id);
  if (id !== "" && !variant) tell(index, "Variant Id", "unknown");
  if (
    (owner !== undefined && owner !== product?.id) ||
    (withSku && variant && withSku.id !== variant.id)
  )
    tell(index, "Variant SKU", "taken", { more: nameOf(state, owner) });
  if (variant) once(state, index, id === "" ? "Variant SKU" : "Variant Id", variant.id);
  if (sku !== "" && !(variant && id === "")) once(state, index, "Variant SKU", sku);
  if (barcode !== "") once(state, index, "Variant Barcode", barcode);
  return variant;
}

const nameOf = ({ byId }: CheckState, id = ""): string => byId.get(id)?.title ?? id;

/** The options of the store's product, or of a new product's first row. */
function optionNames(
  state: CheckState,
  first: number,
  product: KnownProduct | undefined,
): readonly string[] {
  return (
    product?.options ??
    state.columns
      .filter(({ sort }) => sort === "optionName")
      .map((column) => at(state, first, column))
      .filter((name) => name !== "")
  );
}

function checkOptions(
  state: CheckState,
  rows: readonly PlannedRow[],
  names: readonly string[],
  first: number,
): void {
  const tell = reporter(state);
  const combinations = new Map<string, number>();
  const named = new Set(rows.map(({ variant }) => variant?.id));
  const kept = new Map(
    rows[0]?.product?.variants
      .filter(({ id }) => !named.has(id))
      .map((one) => [names.map((name) => one.options.get(name) ?? "").join("\n"), one.title]),
  );
  const [value] = state.columns.filter(({ sort }) => sort === "optionValue");
  for (const { index, variant } of rows) {
    const options = optionsOf(state, index, first);
    for (const { name, column } of options)
      if (!names.includes(name))
        tell(index, column, "oneOf", { value: name, more: names.join(", ") });
    const values = names.map(
      (name) =>
        options.find((option) => option.name === name)?.value ?? variant?.options.get(name) ?? "",
    );
    const missing = names.filter((_, place) => values[place] === "");
    if (missing.length > 0) {
      tell(index, value?.name ?? "Option 1 Value", "optionMissing", { more: missing.join(", ") });
      continue;
    }
    const combination = values.join("\n");
    const column = value?.name ?? "Variant Title";
    const before = combinations.get(combination);
    if (before !== undefined)
      tell(index, column, "twice", { value: values.join(", "), more: String(rowNumber(before)) });
    else combinations.set(combination, index);
    if (kept.has(combination))
      tell(index, column, "variantTaken", {
        value: values.join(", "),
        more: kept.get(combination) ?? "",
      });
  }
}

/** A row's options that have a value. If an option has no name, the name in the product's first row is used. */
function optionsOf(
  state: Pick<CheckState, "table" | "columns">,
  index: number,
  first: number,
): { name: string; value: string; column: string }[] {
  return state.columns
    .filter(({ sort }) => sort === "optionValue")
    .flatMap((column) => {
      const name = state.columns.find(
        ({ sort, number }) => sort === "optionName" && number === column.number,
      );
      const value = at(state, index, column);
      if (value === "") return [];
      const title = (name && (at(state, index, name) || at(state, first, name))) ?? "";
      return [{ name: title, value, column: name?.name ?? column.name }];
    });
}

function once(state: CheckState, index: number, column: string, value: string): void {
  const key = `${column}\n${value}`;
  const before = state.seen.get(key);
  if (before === undefined) state.seen.set(key, index);
  else reporter(state)(index, column, "twice", { more: String(rowNumber(before)) });
}

export const at = (
  { table }: Pick<CheckState, "table">,
  index: number,
  { index: place }: PlacedColumn,
): string => table.rows[index]?.[place] ?? "";

function cell(state: Pick<CheckState, "table" | "columns">, index: number, name: string): string {
  const column = state.columns.find((one) => one.name === name);
  return column ? at(state, index, column) : "";
}

export const reporter =
  (state: CheckState) =>
  (
    index: number,
    column: string,
    code: ProductProblem["code"],
    rest: Partial<ProductProblem> = {},
  ): void => {
    const value = cell(state, index, column);
    state.found.push({
      code,
      row: rowNumber(index),
      column,
      ...(value !== "" && { value }),
      ...rest,
    });
  };
