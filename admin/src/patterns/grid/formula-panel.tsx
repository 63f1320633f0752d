import { css, cx } from "#styled/css";
import { Undo2 } from "lucide-react";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { useFormat } from "../page/use-format.ts";
import { fractionIn, percentageOf, type FormulaOperation } from "./formulas.ts";
import { directions, stepId, stepsFor, stepText, type Direction } from "./price-steps.ts";
import { exampleOf, isIdle, type RecipeGroup } from "./recipes.ts";
import { cellCount, rangeOf } from "./selection.ts";
import type { Grid } from "./use-grid.ts";
import type { Recipes, RecipeScope } from "./use-recipes.ts";

export interface FormulaPanelProps {
  grid: Grid;
  recipes: Recipes;
  busy: boolean;
}

/** A panel that calculates new amounts, with one line of fields for each currency. It stays open after it was applied. */
export function FormulaPanel({ grid, recipes, busy }: FormulaPanelProps) {
  const { t } = useTranslation(["grid", "common"]);
  const format = useFormat();
  const [tried, setTried] = useState(false);
  const { groups, plan, applied } = recipes;
  const counted = (count: number) => ({ count, value: format.number(count) });
  const currencies = groups.filter(({ unit }) => unit !== "");
  const [first] = currencies;
  const isFilled = first && !isIdle(recipes.recipeOf(first)) && currencies.length > 1;
  const cells = plan.changes.length;

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setTried(!recipes.apply());
  };
  const chosen = cellCount(rangeOf(grid.selection));
  return (
    <form
      className={panel}
      onSubmit={apply}
      onChange={() => setTried(false)}
      aria-label={t("toolbar.adjust")}
    >
      {groups.map((group) => (
        <Line key={group.unit} {...{ grid, recipes, group, alone: groups.length === 1, tried }} />
      ))}
      <div className={foot}>
        <SelectField
          label={t("formula.scope")}
          value={recipes.scope}
          options={[
            {
              value: "all",
              label: t("formula.scope_all", { value: format.number(grid.shape.rows) }),
            },
            { value: "selected", label: t("chosen", counted(chosen)) },
          ]}
          onValueChange={(scope) => recipes.setScope(scope as RecipeScope)}
        />
        {isFilled && (
          <Button disabled={busy} onClick={() => recipes.changeAll(first)}>
            {t("formula.sameForAll", { unit: first.unit.toUpperCase() })}
          </Button>
        )}
        <Button type="submit" visual="primary" aria-disabled={applied > 0 || undefined}>
          {t("formula.apply", counted(applied || cells))}
        </Button>
        {applied > 0 && (
          <Button icon={<Undo2 aria-hidden />} disabled={busy} onClick={recipes.takeBack}>
            {t("common:actions.undo")}
          </Button>
        )}
        <p role="status" className={quiet}>
          {applied > 0
            ? t("formula.applied", { value: format.number(applied) })
            : plan.refused > 0 && t("formula.refused", { value: format.number(plan.refused) })}
        </p>
      </div>
    </form>
  );
}

interface LineProps {
  grid: Grid;
  recipes: Recipes;
  group: RecipeGroup;
  /** True if there are no other lines, so that this one needs no heading. */
  alone: boolean;
  /** True after the user tried to apply recipes that change nothing. */
  tried: boolean;
}

/** The fields for one currency. */
function Line({ grid, recipes, group, alone, tried }: LineProps) {
  const { t } = useTranslation("grid");
  const id = useId();
  const { locale } = grid;
  const { unit, digits } = group;
  const recipe = recipes.recipeOf(group);
  const percentage = percentageOf(recipe.operation);
  const fraction = percentage && fractionIn(recipe.operand, locale);
  const isNegative = fraction !== undefined && fraction < 0;
  const change = (part: Parameters<Recipes["change"]>[1]) => recipes.change(group, part);
  const isOff = isIdle(recipe);
  const error =
    !tried || (isOff && !alone)
      ? undefined
      : isNegative
        ? t("formula.sign")
        : recipes.plan.invalid.has(unit) || recipes.plan.refused > 0 || recipe.operand === ""
          ? t("formula.invalid")
          : t("formula.nothing");
  return (
    <div
      className={cx(line, !alone && headed)}
      {...(!alone && { role: "group", "aria-labelledby": id })}
    >
      {!alone && (
        <span id={id} className={cx(heading, isOff && off)}>
          {unit === "" ? t("formula.quantities") : unit.toUpperCase()}
        </span>
      )}
      <SelectField
        label={t("formula.operation")}
        value={recipe.operation}
        options={recipes.operations.map((value) => ({
          value,
          label: t(`formula.operation_${value}`),
        }))}
        onValueChange={(operation) => change({ operation: operation as FormulaOperation })}
      />
      {recipe.operation !== "none" && (
        <TextField
          label={t("formula.operand")}
          value={recipe.operand}
          onChange={({ target }) => change({ operand: target.value })}
          inputMode="text"
          autoComplete="off"
          suffix={percentage ? "%" : undefined}
          {...(error !== undefined && { errors: [error] })}
        />
      )}
      {unit !== "" && (
        <SelectField
          label={t("formula.rounding")}
          value={recipe.step}
          options={[
            { value: "", label: t("formula.rounding_none") },
            ...stepsFor(digits).map((step) => ({
              value: stepId(step),
              label: t("formula.rounding_to", { value: stepText(step, digits, locale) }),
            })),
          ]}
          onValueChange={(step) => change({ step })}
        />
      )}
      {recipe.step !== "" && (
        <SelectField
          label={t("formula.direction")}
          value={recipe.direction}
          options={directions.map((value) => ({ value, label: t(`formula.direction_${value}`) }))}
          onValueChange={(direction) => change({ direction: direction as Direction })}
        />
      )}
      {!isOff && !isNegative && recipes.preview && (
        <p role="status" className={effect}>
          <Effect {...{ grid, recipes, unit, fraction, percentage }} />
        </p>
      )}
    </div>
  );
}

/** Describes the percentage in words, with the first changed cell as an example. */
function Effect({
  grid,
  recipes,
  unit,
  fraction,
  percentage,
}: Pick<LineProps, "grid" | "recipes"> & {
  unit: string;
  fraction: number | undefined;
  percentage: ReturnType<typeof percentageOf>;
}) {
  const { t } = useTranslation("grid");
  const format = useFormat();
  const { changes } = recipes.plan;
  const example = exampleOf(grid.sheet, changes, unit, percentage?.ofBase ?? false);
  const amount = (value: number) =>
    unit === "" ? format.number(value) : format.money(value, unit);
  return (
    <>
      {percentage &&
        fraction !== undefined &&
        t(`formula.effect_${percentage.operation}`, { value: format.percent(fraction) })}
      {percentage && fraction !== undefined && example && " · "}
      {example && <bdi dir="ltr">{[example.before, example.after].map(amount).join(" → ")}</bdi>}
    </>
  );
}

const panel = css({
  display: "grid",
  gap: "12",
  flexShrink: 0,
  padding: "12",
  background: "bg.subtle",
  borderBlockEnd: "hairline",
  // Leaves room for the grid, however many currencies the store has.
  maxHeight: "50dvh",
  overflowY: "auto",
});
const columns = {
  base: "minmax(0, 1fr) minmax(0, 1fr)",
  md: "repeat(auto-fill, minmax(10rem, 12rem))",
};
const line = css({
  display: "grid",
  gap: "12",
  alignItems: "end",
  gridTemplateColumns: columns,
});
const headed = css({
  gridTemplateColumns: {
    base: "minmax(0, 1fr) minmax(0, 1fr)",
    md: "4rem repeat(4, minmax(8rem, 12rem)) minmax(0, 1fr)",
  },
});
const heading = css({
  textStyle: "label",
  alignSelf: { md: "center" },
  gridColumn: { base: "1 / -1", md: "auto" },
});
const off = css({ color: "fg.muted" });
const effect = css({
  color: "fg.subtle",
  textStyle: "small",
  alignSelf: "center",
  gridColumn: { base: "1 / -1", md: "auto" },
});
const foot = css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: "12" });
const quiet = css({ color: "fg.muted", textStyle: "small", alignSelf: "center" });
