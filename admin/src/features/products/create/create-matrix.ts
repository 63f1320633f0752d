import type { Content } from "../../../patterns/grid.ts";

/** An option of a new product. Its id exists only on the page, because the title may change during input. */
export interface NewOption {
  id: string;
  title: string;
  values: string[];
}
export interface Combination {
  /** A key made of the values with their options. It stays the same when options are added. */
  key: string;
  values: readonly string[];
}
/** Entered values of the variants, by combination and column. */
export type Cells = Record<string, Record<string, Content>>;

export interface Matrix {
  options: NewOption[];
  /** Combinations without a variant. */
  omitted: string[];
  cells: Cells;
}

/** More variants than this need a confirmation; more than `MAX_VARIANTS` aren't created. */
export const CONFIRM_ABOVE = 500;
export const MAX_VARIANTS = 5000;

type Pair = readonly [option: string, value: string];
const keyOf = (pairs: readonly Pair[]): string => JSON.stringify(pairs);
const pairsOf = (key: string): Pair[] => JSON.parse(key) as Pair[];

export const usedOptions = (options: readonly NewOption[]): NewOption[] =>
  options.filter(({ values }) => values.length > 0);

export const countOf = (options: readonly NewOption[]): number =>
  usedOptions(options).reduce((count, { values }) => count * values.length, 1);

/** Every combination, with the last option's values changing first. If there are no options, there is one empty combination. */
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

/** Adds an empty option with an unused id. */
export function addedOption(options: readonly NewOption[]): NewOption[] {
  const last = Math.max(0, ...options.map(({ id }) => Number(id.slice(1))));
  return [...options, { id: `o${last + 1}`, title: "", values: [] }];
}

/**
 * The matrix with changed options. Values stay with their combination, even if it disappears temporarily. If options are added or
 * removed, combinations inherit values from those with the same remaining values. All of them get the `shared` columns, and only
 * the first combination gets the other columns, such as an SKU.
 */
export function regenerated(
  matrix: Matrix,
  options: NewOption[],
  shared: (column: string) => boolean,
): Matrix {
  const ids = (some: readonly NewOption[]) => new Set(usedOptions(some).map(({ id }) => id));
  const [before, after] = [ids(matrix.options), ids(options)];
  const common = new Set([...before].filter((id) => after.has(id)));
  if (before.size === after.size && common.size === before.size) return { ...matrix, options };

  const within = (key: string) => keyOf(pairsOf(key).filter(([id]) => common.has(id)));
  const omitted = new Set(matrix.omitted);
  const sources = new Map<string, { keys: string[]; cells: Record<string, Content> | undefined }>();
  for (const { key } of combinations(matrix.options)) {
    const source = sources.get(within(key));
    if (source) {
      source.keys.push(key);
      source.cells ??= matrix.cells[key];
    } else sources.set(within(key), { keys: [key], cells: matrix.cells[key] });
  }
  const next: Matrix = { options, omitted: [], cells: {} };
  const taken = new Set<string>();
  for (const { key } of combinations(options)) {
    const from = within(key);
    const source = sources.get(from);
    if (!source) continue;
    if (source.keys.every((old) => omitted.has(old))) next.omitted.push(key);
    if (!source.cells) continue;
    const cells = Object.entries(source.cells).filter(
      ([column]) => !taken.has(from) || shared(column),
    );
    taken.add(from);
    if (cells.length > 0) next.cells[key] = Object.fromEntries(cells);
  }
  return next;
}
