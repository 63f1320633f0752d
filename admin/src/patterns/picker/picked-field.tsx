import { css } from "#styled/css";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import { Tag } from "../../ui/tags.tsx";
import { useFormat } from "../page/use-format.ts";
import { toggled, type Picked } from "../../lib/picked.ts";
import { useFirstFew } from "../../lib/use-first-few.ts";

export interface PickedFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  errors?: readonly string[];
  value: readonly Picked[];
  onChange(value: readonly Picked[]): void;
  /** The button's label, such as "Choose a collection". */
  chooseLabel: string;
  /** The picker, while it is open. */
  picker(close: () => void): ReactNode;
}

/** A field whose value is one record or several, chosen in a picker. */
export function PickedField({ value, onChange, chooseLabel, picker, ...field }: PickedFieldProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { shown, more, showAll } = useFirstFew(value);
  return (
    <>
      <FieldGroup {...field} role="group">
        {(control) => (
          <div {...control} className={frame}>
            {shown.map((picked) => (
              <Tag
                key={picked.id}
                label={picked.title}
                removeLabel={t("picker.remove", { name: picked.title })}
                onRemove={() => onChange(toggled(value, picked, true))}
              />
            ))}
            {more > 0 && (
              <Button size="sm" visual="ghost" onClick={showAll}>
                {`${t("picker.more")} (${format.number(more)})`}
              </Button>
            )}
            <Button size="sm" onClick={() => setOpen(true)}>
              {chooseLabel}
            </Button>
          </div>
        )}
      </FieldGroup>
      {open && picker(() => setOpen(false))}
    </>
  );
}

const frame = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6" });
