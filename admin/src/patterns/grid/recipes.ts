import type { Content, GridColumn, GridRow } from "./contents.ts";
import type { Step } from "./edits.ts";
import {
  addedTo,
  compiled,
  operations,
  percentageOf,
  type Formula,
  type FormulaOperation,
} from "./formulas.ts";
import { directions, stepOf, type Direction } from "./price-steps.ts";
import type { Range } from "./selection.ts";
import { changesIn, contentAt, type Sheet } from "./sheet.ts";

/** A formula for all amounts in one currency, as the user entered it. */
export interface Recipe {
  operation: FormulaOperation;
  operand: string;
  /** The id of a step. It's empty if amounts aren't rounded to a step. */
  step: string;
  direction: Direction;
}

/** The columns that have the same recipe: those of one currency, or those of quantities. */
export interface RecipeGroup {
  /** The currency code. It's empty for quantities. */
  unit: string;
  digits: number;
}

const unitOf = ({ unit = "" }: GridColumn): string => unit.toLowerCase();

/** The currencies in a range, in the order of the columns. Quantities have their own group. */
export function groupsIn({ columns }: Sheet, { start, end }: Range): RecipeGroup[] {
  const groups = new Map<string, RecipeGroup>();
  for (const column of columns.slice(start, end + 1))
    if (!column.text && !groups.has(unitOf(column)))
      groups.set(unitOf(column), { unit: unitOf(column), digits: column.digits });
  return [...groups.values()];
}

/** True for a recipe that the user left empty, so that its currency doesn't change. */
export const isIdle = ({ operation, operand, step }: Recipe): boolean =>
  operation === "none" ? step === "" : operand.trim() === "";

const formulaOf = ({ step, ...rest }: Recipe, digits: number): Formula => ({
  ...rest,
  step: stepOf(step, digits),
});

export interface Plan {
  changes: Step;
  /** Number of cells that a recipe can't be applied to. */
  refused: number;
  /** Currencies whose recipe isn't valid. */
  invalid: ReadonlySet<string>;
}

/** The new content of a cell. Undefined if the recipe can't be applied to it. */
type Next = (content: Content, row: GridRow) => Content | undefined;

function nextIn(formula: Formula, column: GridColumn, locale: string): Next | undefined {
  const calculate = compiled(formula, column, locale);
  if (!calculate) return undefined;
  if (percentageOf(formula.operation)?.ofBase)
    return (content, { base }) => {
      const amount = base?.[column.id];
      // Doesn't change rows without a base.
      return amount === undefined ? content : calculate(amount);
    };
  if (column.counted && formula.operation === "add")
    return (content, row) => addedTo(content, formula.operand, row, column, locale);
  return (content) => (typeof content === "string" ? undefined : calculate(content));
}

/**
 * The changes that the recipes make in a range, each in the columns of its currency. Empty cells stay empty unless the recipe
 * sets a price, uses the row's base, or adds to a count. Cells with invalid text change only if the recipe uses the row's base.
 */
export function planOf(
  sheet: Sheet,
  range: Range,
  recipes: ReadonlyMap<string, Recipe>,
  locale: string,
): Plan {
  const invalid = new Set<string>();
  const next = new Map<string, Next>();
  for (const column of sheet.columns.slice(range.start, range.end + 1)) {
    const recipe = recipes.get(unitOf(column));
    if (column.text || !recipe || isIdle(recipe)) continue;
    const found = nextIn(formulaOf(recipe, column.digits), column, locale);
    if (found) next.set(column.id, found);
    else invalid.add(unitOf(column));
  }
  let refused = 0;
  const changes = changesIn(sheet, range, (content, column, { row }) => {
    const item = sheet.rows[row];
    const change = next.get(column.id);
    if (!item || !change) return content;
    const outcome = change(content, item);
    if (outcome === undefined) refused++;
    return outcome === undefined ? content : outcome;
  });
  return { changes, refused, invalid };
}

/** The first changed amount of a currency, with the amount from which it was calculated. */
export function exampleOf(sheet: Sheet, changes: Step, unit: string, ofBase: boolean) {
  const ids = new Set(sheet.columns.filter((one) => unitOf(one) === unit).map(({ id }) => id));
  const first = changes.find(({ column }) => ids.has(column));
  if (!first || typeof first.after !== "number") return undefined;
  const before = ofBase
    ? sheet.rows.find(({ id }) => id === first.row)?.base?.[first.column]
    : first.before;
  return typeof before === "number" ? { before, after: first.after } : undefined;
}

/** The new contents of the cells, by row and column, to be shown before they are applied. */
export type Preview = ReadonlyMap<string, ReadonlyMap<string, Content>>;

export function previewOf(changes: Step): Preview {
  const preview = new Map<string, Map<string, Content>>();
  for (const { row, column, after } of changes) {
    const cells = preview.get(row) ?? new Map<string, Content>();
    preview.set(row, cells.set(column, after));
  }
  return preview;
}

/** The step that undoes changes. Leaves out cells that have changed since. */
export function takenBack(sheet: Sheet, step: Step): Step {
  const rows = new Map(sheet.rows.map(({ id }, index) => [id, index]));
  const columns = new Map(sheet.columns.map(({ id }, index) => [id, index]));
  return step.flatMap(({ row, column, before, after }) => {
    const cell = { row: rows.get(row) ?? -1, column: columns.get(column) ?? -1 };
    return contentAt(sheet, cell) === after ? [{ row, column, before: after, after: before }] : [];
  });
}

/** The part of a recipe that this browser stores for the next time. The operand isn't stored. */
export type StoredRecipes = Readonly<Record<string, Omit<Recipe, "operand">>>;

/** Reads stored recipes, and leaves out those that aren't valid. */
export function readRecipes(value: unknown): StoredRecipes {
  if (typeof value !== "object" || value === null) return {};
  const read = Object.entries(value).flatMap(([unit, recipe]: [string, unknown]) => {
    if (typeof recipe !== "object" || recipe === null) return [];
    const { operation, step, direction } = recipe as Record<string, unknown>;
    const known = {
      operation: operations.find((one) => one === operation),
      direction: directions.find((one) => one === direction),
    };
    return known.operation && known.direction && typeof step === "string"
      ? [[unit, { operation: known.operation, step, direction: known.direction }] as const]
      : [];
  });
  return Object.fromEntries(read);
}
