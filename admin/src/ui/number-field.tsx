import { NumberInput } from "@ark-ui/react/number-input";
import { cx } from "#styled/css";
import { field, numberField } from "#styled/recipes";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Affix, Field, type FieldProps } from "./field.tsx";

const [frame, styles] = [field(), numberField()];
/** Nothing that was typed is rounded away unseen. */
const formatOptions = { maximumFractionDigits: 12 };

export interface NumberFieldProps extends FieldProps {
  /** `null`: the field is empty. */
  value: number | null;
  onValueChange(value: number | null): void;
  /** Decides the digits, and what separates thousands and decimals. */
  locale: string;
  /** Names of the two buttons. */
  labels: { increment: string; decrement: string };
  min?: number;
  max?: number;
  /** Default 1. */
  step?: number;
  /** How many decimals are expected; default 0. More stay as they were typed: to refuse them is for who is asked to save. */
  decimals?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?(): void;
}

export function NumberField({
  value,
  onValueChange,
  locale,
  labels,
  min,
  max,
  step = 1,
  decimals = 0,
  prefix,
  suffix,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  // What is typed stays as it is typed ("1." on the way to "1.5") as long as it means the value.
  const text =
    typed && Object.is(typed.value, value)
      ? typed.text
      : value === null || Number.isNaN(value)
        ? ""
        : new Intl.NumberFormat(locale, formatOptions).format(value);
  return (
    <Field {...rest}>
      {({ id, required = false, ...aria }) => (
        <NumberInput.Root
          className={frame.control}
          ids={{ input: id }}
          {...{ locale, formatOptions, step, disabled, readOnly, required }}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          {...(name === undefined ? {} : { name })}
          invalid={aria["aria-invalid"] ?? false}
          // What is out of bounds stays to be seen, and mended.
          clampValueOnBlur={false}
          inputMode={decimals > 0 ? "decimal" : "numeric"}
          translations={{ incrementLabel: labels.increment, decrementLabel: labels.decrement }}
          value={text}
          onValueChange={(change) => {
            const next = Number.isNaN(change.valueAsNumber) ? null : change.valueAsNumber;
            setTyped({ text: change.value, value: next });
            if (!Object.is(next, value)) onValueChange(next);
          }}
        >
          <Affix>{prefix}</Affix>
          <NumberInput.Input
            className={cx(frame.input, styles.input)}
            aria-describedby={aria["aria-describedby"]}
            placeholder={placeholder}
            onBlur={onBlur}
          />
          <Affix>{suffix}</Affix>
          {!readOnly && (
            <div className={styles.steps}>
              <NumberInput.IncrementTrigger className={styles.step}>
                <ChevronUp aria-hidden />
              </NumberInput.IncrementTrigger>
              <NumberInput.DecrementTrigger className={styles.step}>
                <ChevronDown aria-hidden />
              </NumberInput.DecrementTrigger>
            </div>
          )}
        </NumberInput.Root>
      )}
    </Field>
  );
}
