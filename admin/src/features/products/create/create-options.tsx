import { css } from "#styled/css";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyConfirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TagsField } from "../../../ui/tags.tsx";
import {
  addedOption,
  countOf,
  CONFIRM_ABOVE,
  MAX_VARIANTS,
  type NewOption,
} from "./create-matrix.ts";

export interface CreateOptionsProps {
  options: readonly NewOption[];
  onChange(options: NewOption[]): void;
  /** Error messages, by path, such as `0.title` or `0.values`. */
  errors: Readonly<Record<string, string>>;
}

/** The options of a product: titles and values. Asks for a confirmation before a large number of variants is created. */
export function CreateOptions({ options, onChange, errors }: CreateOptionsProps) {
  const { t } = useTranslation(["product-create", "common"]);
  const format = useFormat();
  const [asked, setAsked] = useState<NewOption[]>();
  const [tooMany, setTooMany] = useState<{ id: string; count: number }>();

  const change = (id: string, part: Partial<NewOption>) => {
    const next = options.map((option) => (option.id === id ? { ...option, ...part } : option));
    const count = countOf(next);
    setTooMany(count > MAX_VARIANTS ? { id, count } : undefined);
    if (count > MAX_VARIANTS) return;
    if (count > CONFIRM_ABOVE && countOf(options) <= CONFIRM_ABOVE) setAsked(next);
    else onChange(next);
  };
  const errorsOf = (index: number, field: "title" | "values", id: string): string[] => {
    const error = errors[`${index}.${field}`];
    if (field === "values" && tooMany?.id === id)
      return [
        t("options.tooMany", {
          value: format.number(tooMany.count),
          most: format.number(MAX_VARIANTS),
        }),
      ];
    return error === undefined ? [] : [error];
  };
  return (
    <>
      {options.length === 0 && <p className={quiet}>{t("options.text")}</p>}
      {options.map(({ id, title, values }, index) => (
        <div key={id} className={row} role="group" aria-label={title || t("options.name")}>
          <TextField
            label={t("options.name")}
            value={title}
            errors={errorsOf(index, "title", id)}
            autoComplete="off"
            autoFocus={title === "" && values.length === 0}
            onChange={({ target }) => change(id, { title: target.value })}
          />
          <TagsField
            label={t("options.values")}
            hint={t("options.valuesHint")}
            value={values}
            errors={errorsOf(index, "values", id)}
            labels={{ remove: (name) => t("common:picker.remove", { name }) }}
            onValueChange={(next) => change(id, { values: next })}
          />
          <span className={remove}>
            <IconButton
              aria-label={t("options.remove", { name: title })}
              onClick={() => onChange(options.filter((option) => option.id !== id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        </div>
      ))}
      <div>
        <Button icon={<Plus aria-hidden />} onClick={() => onChange(addedOption(options))}>
          {t("options.add")}
        </Button>
      </div>
      {asked && (
        <LazyConfirm
          title={t("options.manyTitle", { value: format.number(countOf(asked)) })}
          text={t("options.manyText")}
          action={t("options.manyAction")}
          onConfirm={() => Promise.resolve(onChange(asked))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const quiet = css({ color: "fg.muted" });
const row = css({
  display: "grid",
  gap: "12",
  alignItems: "start",
  gridTemplateColumns: {
    base: "minmax(0, 1fr) auto",
    md: "minmax(0, 1fr) minmax(0, 2fr) auto",
  },
  // Stacks the fields on narrow screens. The button stays next to the title.
  "& > :nth-child(2)": { md: { gridRow: "1", gridColumn: "2" }, mdDown: { gridColumn: "1 / -1" } },
  "& > :last-child": { gridRow: "1", gridColumn: { base: "2", md: "3" } },
});
// Aligns the button with the fields, which have labels above them.
const remove = css({ paddingBlockStart: "24" });
