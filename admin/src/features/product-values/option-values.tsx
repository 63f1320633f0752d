import { css } from "#styled/css";
import { ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { filledIn } from "../../patterns/form.ts";
import { useFormat } from "../../patterns/page.ts";
import { plainValue } from "../../resources/product-variants.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

export const valuesForm = v.object({
  rows: v.array(
    v.object({ option: v.string(), value: v.string(), name: filledIn, gone: v.boolean() }),
  ),
  keeps: v.picklist(["present", "renamed"]),
  titles: v.boolean(),
  pattern: v.string(),
  agreed: v.boolean(),
});
export type ValuesForm = v.InferOutput<typeof valuesForm>;

/** The value with which a renamed value is merged. */
export const mergedWith = (row: ValuesForm["rows"][number], rows: ValuesForm["rows"]) =>
  row.gone || row.name.trim() === row.value
    ? undefined
    : rows.find(
        (other) =>
          other !== row &&
          !other.gone &&
          other.option === row.option &&
          plainValue(other.name) === plainValue(row.name),
      );

interface OptionValuesProps {
  title: string;
  rows: ValuesForm["rows"];
  counts: ReadonlyMap<string, number>;
  onChange(rows: ValuesForm["rows"]): void;
}

/** The values of one option, each with the number of its variants. */
export function OptionValues({ title, rows, counts, onChange }: OptionValuesProps) {
  const { t } = useTranslation(["product-values", "product-variants", "common"]);
  const format = useFormat();
  const change = (value: string, changes: Partial<ValuesForm["rows"][number]>) =>
    onChange(rows.map((row) => (row.value === value ? { ...row, ...changes } : row)));
  return (
    <fieldset className={set}>
      <legend className={legend}>{title}</legend>
      {rows.map((row, index) => {
        const { value, name, gone } = row;
        const number = format.number(counts.get(value) ?? 0);
        const same = mergedWith(row, rows);
        if (gone)
          return (
            <Alert
              key={value}
              tone="warning"
              action={
                <Button size="sm" onClick={() => change(value, { gone: false })}>
                  {t("product-variants:actions.keep")}
                </Button>
              }
            >
              {t("gone", { name: value, number })}
            </Alert>
          );
        return (
          <div key={value} className={line}>
            <TextField
              label={t("value", { option: title, number: format.number(index + 1) })}
              labelHidden
              hint={
                same
                  ? t("merged", { name: value, other: same.name.trim() })
                  : t("count", { number })
              }
              errors={name.trim() === "" ? [t("common:form.required")] : []}
              value={name}
              autoComplete="off"
              deletable={{
                label: t("common:picker.remove", { name: value }),
                onDelete: () => change(value, { gone: true, name: value }),
              }}
              onChange={(event) => change(value, { name: event.target.value })}
            />
            <IconButton
              aria-label={t("up", { name: value })}
              disabled={index === 0}
              onClick={() => {
                const next = rows.filter((other) => other !== row);
                next.splice(index - 1, 0, row);
                onChange(next);
              }}
            >
              <ArrowUp aria-hidden />
            </IconButton>
          </div>
        );
      })}
    </fieldset>
  );
}

const set = css({ border: "none", minWidth: 0, display: "grid", gap: "8" });
const legend = css({ textStyle: "label", marginBlockEnd: "8" });
const line = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "8",
});
