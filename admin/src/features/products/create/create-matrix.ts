import type { Content } from "../../../patterns/grid.ts";

/** An option of a new product. The id exists only on the page. It is needed because the title can change while the user types. */
export interface NewOption {
  id: string;
  title: string;
  values: string[];
}
export interface Combination {
  /** A key made from the values and the ids of their options. It doesn't change when an option is renamed. */
  key: string;
  values: readonly string[];
}
/** The entered values of variants, by combination and column. */
export type Cells = Record<string, Record<string, Content>>;

export interface Matrix {
  options: NewOption[];
  /** Combinations for which no variant is created. */
  omitted: string[];
  cells: Cells;
}

/** More variants than `CONFIRM_ABOVE` require a confirmation. More than `MAX_VARIANTS` can't be created. */
export const CONFIRM_ABOVE = 500;
export const MAX_VARIANTS = 5000;

type Pair = readonly [option: string, value: string];
const keyOf = (pairs: readonly Pair[]): string => JSON.stringify(pairs);
const pairsOf = (key: string): Pair[] => JSON.parse(key) as Pair[];

export const usedOptions = (options: readonly NewOption[]): NewOption[] =>
  options.filter(({ values }) => values.length > 0);

export const countOf = (options: readonly NewOption[]): number =>
  usedOptions(options).reduce((count, { values }) => count * values.length, 1);

/**
 * All combinations, in which the last option's values change fastest. If no option has values, returns one empty combination.
 * If there are more than `MAX_VARIANTS`, returns none.
 */
export function combinations(options: readonly NewOption[]): Combination[] {
  if (countOf(options) > MAX_VARIANTS) return [];
  return usedOptions(options)
    .reduce<Pair[][]>(
      (made, { id, values }) =>
        made.flatMap((pairs) => values.map((value): Pair[] => [...pairs, [id, value]])),
      [[]],
    )
    .map((pairs) => ({ key: keyOf(pairs), values: pairs.map(([, value]) => value) }));
}

/** Adds an empty option with a new id. */
export function addedOption(options: readonly NewOption[]): NewOption[] {
  const last = Math.max(0, ...options.map(({ id }) => Number(id.slice(1))));
  return [...options, { id: `o${last + 1}`, title: "", values: [] }];
}

type Values = Record<string, Content>;

/**
 * The matrix after the options were changed. Values stay with their combination, even if it disappears temporarily. If options
 * are added or removed, combinations inherit values from those with the same remaining values. All of them get the `shared`
 * columns. Only the first combination gets the other columns, such as the SKU. New combinations also get the `shared` values
 * that all others have in common.
 */
export function regenerated(
  matrix: Matrix,
  options: NewOption[],
  shared: (column: string) => boolean,
): Matrix {
  const ids = (some: readonly NewOption[]) => new Set(usedOptions(some).map(({ id }) => id));
  const [before, after] = [ids(matrix.options), ids(options)];
  const common = new Set([...before].filter((id) => after.has(id)));
  if (before.size === after.size && common.size === before.size)
    return { ...matrix, options, cells: withCommon(matrix, options, shared) };

  const within = (key: string) => keyOf(pairsOf(key).filter(([id]) => common.has(id)));
  const omitted = new Set(matrix.omitted);
  const sources = new Map<string, { keys: string[]; cells: Values | undefined }>();
  for (const { key } of combinations(matrix.options)) {
    const source = sources.get(within(key));
    if (source) {
      source.keys.push(key);
      source.cells ??= matrix.cells[key];
    } else sources.set(within(key), { keys: [key], cells: matrix.cells[key] });
  }
  const heirs = new Map<string, string[]>();
  for (const { key } of combinations(options))
    heirs.set(within(key), [...(heirs.get(within(key)) ?? []), key]);
  // Keeps the cells of combinations that disappear, in case an option is removed and added again.
  const next: Matrix = { options, omitted: [], cells: { ...matrix.cells } };
  for (const [from, keys] of heirs) {
    const source = sources.get(from);
    if (source?.keys.every((old) => omitted.has(old))) next.omitted.push(...keys);
    if (source)
      Object.assign(next.cells, inherited(source.cells ?? {}, keys, matrix.cells, shared));
  }
  return next;
}

/**
 * The cells of combinations that inherit the same values. A combination that existed before gets its own values back, except
 * those that were changed in the meantime.
 */
function inherited(
  source: Values,
  keys: readonly string[],
  cells: Cells,
  shared: (column: string) => boolean,
): Cells {
  const owner = keys.find((key) => cells[key]) ?? keys[0];
  const then = cells[owner ?? ""] ?? {};
  return Object.fromEntries(
    keys.flatMap((key) => {
      const own = cells[key] ?? {};
      const columns = new Set([...Object.keys(source), ...Object.keys(own)]);
      const values = [...columns].flatMap((column): [string, Content][] => {
        const inherits = source[column] !== then[column] && (key === owner || shared(column));
        const value = inherits ? source[column] : own[column];
        return value === undefined ? [] : [[column, value]];
      });
      return values.length > 0 || own === cells[key] ? [[key, Object.fromEntries(values)]] : [];
    }),
  );
}

/** The cells after values were added to options. New combinations get the `shared` values that all others have. */
function withCommon(
  { options: before, omitted, cells }: Matrix,
  options: NewOption[],
  shared: (column: string) => boolean,
): Cells {
  const old = combinations(before).map(({ key }) => key);
  const known = new Set(old);
  const made = old.filter((key) => !omitted.includes(key));
  const added = combinations(options).filter(({ key }) => !known.has(key) && !cells[key]);
  const common = Object.entries(cells[made[0] ?? ""] ?? {}).filter(
    ([column, value]) => shared(column) && made.every((key) => cells[key]?.[column] === value),
  );
  if (added.length === 0 || common.length === 0) return cells;
  return {
    ...cells,
    ...Object.fromEntries(added.map(({ key }) => [key, Object.fromEntries(common)])),
  };
}
