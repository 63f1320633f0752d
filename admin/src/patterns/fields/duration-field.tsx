import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { NumberInput } from "../form/number-input.tsx";
import { FieldGroup } from "../../ui/field.tsx";
import type { Duration, Unit } from "../../lib/duration.ts";

/** The units with inputs. Weeks and seconds have no inputs, but stored values are kept. */
const asked = ["year", "month", "day", "hour", "minute"] as const satisfies readonly Unit[];

interface DurationFieldProps {
  label: string;
  hint?: ReactNode;
  errors: readonly string[];
  value: Duration;
  onBlur(): void;
  onValueChange(value: Duration): void;
}

/** A duration in years, months, days, hours, and minutes. */
export function DurationField({
  label,
  hint,
  errors,
  value,
  onBlur,
  onValueChange,
}: DurationFieldProps) {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([intlLocale(i18n.language), "en"], { type: "dateTimeField" });
  return (
    <FieldGroup {...{ label, hint, errors }} role="group">
      {({ required: _, ...group }) => (
        <div {...group} className={parts}>
          {asked.map((unit) => (
            <NumberInput
              key={unit}
              label={names.of(unit) ?? unit}
              min={0}
              value={value[unit] ?? null}
              onBlur={onBlur}
              onValueChange={(count) => {
                const { [unit]: __, ...rest } = value;
                onValueChange(count === null || count === 0 ? rest : { ...rest, [unit]: count });
              }}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

const parts = css({
  display: "grid",
  gap: "12",
  gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
});
