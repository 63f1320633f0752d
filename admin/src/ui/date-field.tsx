import { DatePicker as Ark } from "@ark-ui/react/date-picker";
import { field } from "#styled/recipes";
import { behavior, Calendar, OpenButton, toDate, toIso, type CalendarProps } from "./calendar.tsx";
import { Field, splitField, type FieldProps } from "./field.tsx";

const frame = field();

export interface DateFieldProps extends FieldProps, CalendarProps {
  /** A day, `2026-03-05`. */
  value: string | null;
  onValueChange(value: string | null): void;
  placeholder?: string;
  onBlur?(): void;
}

/** A day, typed the way the locale writes it or picked from a calendar. Heavy: load it lazily. */
export function DateField(props: DateFieldProps) {
  const [frameProps, rest] = splitField(props);
  const { value, onValueChange, placeholder, onBlur } = rest;
  return (
    <Field {...frameProps}>
      {({ id, required, ...aria }) => (
        <Ark.Root
          {...behavior(rest)}
          ids={{ input: () => id }}
          required={required ?? false}
          invalid={aria["aria-invalid"] ?? false}
          value={value === null ? [] : [toDate(value)]}
          onValueChange={({ value: [next] }) => onValueChange(next ? toIso(next) : null)}
        >
          <Ark.Control className={frame.control}>
            <Ark.Input
              className={frame.input}
              {...aria}
              placeholder={placeholder}
              autoComplete="off"
              onBlur={onBlur}
            />
            <OpenButton />
          </Ark.Control>
          <Calendar locale={rest.locale} labels={rest.labels} />
        </Ark.Root>
      )}
    </Field>
  );
}
