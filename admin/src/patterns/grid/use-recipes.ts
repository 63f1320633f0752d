import { useDeferredValue, useMemo, useState } from "react";
import { stored, useStored } from "../../lib/local-storage.ts";
import type { Step } from "./edits.ts";
import { operations, percentageOf, type FormulaOperation } from "./formulas.ts";
import { stepOf } from "./price-steps.ts";
import {
  groupsIn,
  planOf,
  previewOf,
  readRecipes,
  takenBack,
  type Plan,
  type Preview,
  type Recipe,
  type RecipeGroup,
} from "./recipes.ts";
import { cellCount, rangeOf, type Range } from "./selection.ts";
import type { Grid } from "./use-grid.ts";

export type RecipeScope = "all" | "selected";

export interface Recipes {
  groups: readonly RecipeGroup[];
  recipeOf(group: RecipeGroup): Recipe;
  change(group: RecipeGroup, part: Partial<Recipe>): void;
  /** Uses the calculation of a group for all other currencies. Each keeps its own step. */
  changeAll(from: RecipeGroup): void;
  operations: readonly FormulaOperation[];
  scope: RecipeScope;
  setScope(scope: RecipeScope): void;
  plan: Plan;
  /** The cells to show with their new contents. Undefined if nothing would change, and after the changes were applied. */
  preview: Preview | undefined;
  /**
   * Applies the recipes once. Afterward, they can't be applied again until one of them or the scope changes. Returns false if they
   * change no cell.
   */
  apply(): boolean;
  /** Number of cells that were changed the last time, as long as the recipes are the same. */
  applied: number;
  takeBack(): void;
}

const remembered = stored("recipes", readRecipes);
const nothing: Plan = { changes: [], refused: 0, invalid: new Set() };

/** The recipes for new amounts. The operands are kept as long as the grid is open, and the rest is kept in this browser. */
export function useRecipes(grid: Grid, open: boolean): Recipes {
  const { sheet, shape, selection, locale } = grid;
  const based = useMemo(() => sheet.rows.some(({ base }) => base !== undefined), [sheet.rows]);
  const [kept, keep] = useStored(remembered);
  const [operands, setOperands] = useState<Readonly<Record<string, string>>>({});
  const [wish, setScope] = useState<RecipeScope>();
  const [run, setRun] = useState<{ scope: RecipeScope; range: Range; step: Step }>();

  // A single active cell isn't a selection.
  const chosen = rangeOf(selection);
  const scope = wish ?? (cellCount(chosen) > 1 ? "selected" : "all");
  const whole = { top: 0, bottom: shape.rows - 1, start: 0, end: shape.columns - 1 };
  const { top, bottom, start, end } = scope === "all" ? whole : chosen;
  const range = useMemo(() => ({ top, bottom, start, end }), [top, bottom, start, end]);
  const groups = useMemo(() => groupsIn(sheet, range), [sheet, range]);

  const offered = operations.filter((value) => based || !percentageOf(value)?.ofBase);
  const keyOf = ({ unit }: RecipeGroup) => (based ? `${unit}+base` : unit);
  const recipeOf = (group: RecipeGroup): Recipe => {
    const { operation, step = "", direction = "nearest" } = kept[keyOf(group)] ?? {};
    const usual = based ? "baseDecrease" : "increase";
    return {
      operation: operation && offered.includes(operation) ? operation : usual,
      operand: operands[group.unit] ?? "",
      step: group.unit !== "" && stepOf(step, group.digits) ? step : "",
      direction,
    };
  };
  const store = (entries: readonly (readonly [RecipeGroup, Recipe])[]) => {
    const rest = entries.map(
      ([group, { operand: _, ...recipe }]) => [keyOf(group), recipe] as const,
    );
    keep({ ...kept, ...Object.fromEntries(rest) });
    setOperands({
      ...operands,
      ...Object.fromEntries(entries.map(([{ unit }, { operand }]) => [unit, operand])),
    });
    setRun(undefined);
  };

  const all = new Map(groups.map((group) => [group.unit, recipeOf(group)]));
  const text = JSON.stringify([...all]);
  // Calculates after typing, because a grid may have thousands of cells.
  const recipes = useDeferredValue(
    useMemo(() => new Map(JSON.parse(text) as [string, Recipe][]), [text]),
  );
  const plan = useMemo(
    () => (open ? planOf(sheet, range, recipes, locale) : nothing),
    [open, sheet, range, recipes, locale],
  );
  const left = useMemo(() => (run ? takenBack(sheet, run.step) : []), [run, sheet]);
  const isApplied =
    run !== undefined && run.scope === scope && run.range === range && left.length > 0;
  const preview = useMemo(
    () => (open && !isApplied && plan.changes.length > 0 ? previewOf(plan.changes) : undefined),
    [open, isApplied, plan],
  );
  return {
    groups,
    recipeOf,
    change: (group, part) => store([[group, { ...recipeOf(group), ...part }]]),
    changeAll(from) {
      const { operation, operand } = recipeOf(from);
      store(
        groups
          .filter(({ unit }) => unit !== "")
          .map((group) => [group, { ...recipeOf(group), operation, operand }]),
      );
    },
    operations: offered,
    scope,
    setScope,
    plan,
    preview,
    apply() {
      if (isApplied) return true;
      // Doesn't use the deferred plan, which may not contain the last key press.
      const { changes } = planOf(sheet, range, all, locale);
      if (changes.length === 0) return false;
      grid.write(changes);
      setRun({ scope, range, step: changes });
      return true;
    },
    applied: isApplied ? left.length : 0,
    takeBack() {
      grid.write(left);
      setRun(undefined);
    },
  };
}
