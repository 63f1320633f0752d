import { css } from "#styled/css";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { useFormat } from "../page/use-format.ts";
import {
  directions,
  exampleOf,
  formulaChanges,
  fractionIn,
  operations,
  percentageOf,
  roundings,
  type Direction,
  type Formula,
  type FormulaOperation,
  type Rounding,
} from "./formulas.ts";
import { cellCount, rangeOf } from "./selection.ts";
import type { Grid } from "./use-grid.ts";

export interface FormulaPanelProps {
  grid: Grid;
  busy: boolean;
  onDone(): void;
}

/** Calculates all amounts of the range. */
export function FormulaPanel({ grid, busy, onDone }: FormulaPanelProps) {
  const { t } = useTranslation("grid");
  const format = useFormat();
  const based = grid.sheet.rows.some(({ base }) => base !== undefined);
  const [formula, setFormula] = useState<Formula>({
    operation: based ? "baseDecrease" : "increase",
    operand: "",
    rounding: "none",
  });
  const [error, setError] = useState<string>();
  const change = (part: Partial<Formula>) => {
    setError(undefined);
    setFormula({ ...formula, ...part });
  };
  const range = rangeOf(grid.selection);
  const cells = cellCount(range);
  const percentage = percentageOf(formula.operation);
  const fraction = percentage && fractionIn(formula.operand, grid.locale);
  const against = fraction !== undefined && fraction < 0;

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const { changes, refused } = formulaChanges(grid.sheet, range, formula, grid.locale);
    if (changes.length === 0)
      return setError(
        against ? t("formula.sign") : refused > 0 ? t("formula.invalid") : t("formula.nothing"),
      );
    grid.write(changes);
    onDone();
  };
  return (
    <form className={panel} onSubmit={apply} aria-label={t("toolbar.adjust")}>
      <SelectField
        label={t("formula.operation")}
        value={formula.operation}
        options={operations
          .filter((value) => based || !percentageOf(value)?.ofBase)
          .map((value) => ({ value, label: t(`formula.operation_${value}`) }))}
        onValueChange={(operation) => change({ operation: operation as FormulaOperation })}
      />
      {formula.operation !== "none" && (
        <TextField
          label={t("formula.operand")}
          value={formula.operand}
          onChange={({ target }) => change({ operand: target.value })}
          inputMode="text"
          autoComplete="off"
          suffix={percentage ? "%" : undefined}
          {...(error !== undefined && { errors: [error] })}
        />
      )}
      <SelectField
        label={t("formula.rounding")}
        value={formula.rounding}
        options={roundings.map((value) => ({ value, label: t(`formula.rounding_${value}`) }))}
        onValueChange={(rounding) => change({ rounding: rounding as Rounding })}
      />
      {formula.rounding !== "none" && (
        <SelectField
          label={t("formula.direction")}
          value={formula.direction ?? "nearest"}
          options={directions.map((value) => ({ value, label: t(`formula.direction_${value}`) }))}
          onValueChange={(direction) => change({ direction: direction as Direction })}
        />
      )}
      <Button type="submit" visual="primary">
        {t("formula.apply", { count: cells, value: format.number(cells) })}
      </Button>
      {percentage && fraction !== undefined && !against && (
        <p role="status" className={effect}>
          <Effect {...{ grid, formula, fraction, direction: percentage.operation }} />
        </p>
      )}
    </form>
  );
}

/** The percentage in words, with the first cell as an example. */
function Effect({
  grid,
  formula,
  fraction,
  direction,
}: {
  grid: Grid;
  formula: Formula;
  fraction: number;
  direction: "decrease" | "increase";
}) {
  const { t } = useTranslation("grid");
  const format = useFormat();
  const example = exampleOf(grid.sheet, rangeOf(grid.selection), formula, grid.locale);
  const money = (amount: number) => format.money(amount, example?.unit ?? "");
  return (
    <>
      {t(`formula.effect_${direction}`, { value: format.percent(fraction) })}
      {example && (
        <>
          {" · "}
          <bdi dir="ltr">{[example.before, example.after].map(money).join(" → ")}</bdi>
        </>
      )}
    </>
  );
}

const effect = css({ gridColumn: "1 / -1", color: "fg.subtle", textStyle: "small" });
const panel = css({
  display: "grid",
  gap: "12",
  alignItems: "end",
  gridTemplateColumns: {
    base: "minmax(0, 1fr) minmax(0, 1fr)",
    md: "repeat(auto-fill, minmax(10rem, 12rem))",
  },
  flexShrink: 0,
  padding: "12",
  background: "bg.subtle",
  borderBlockEnd: "hairline",
});
