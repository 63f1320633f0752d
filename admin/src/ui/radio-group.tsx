import { choice } from "#styled/recipes";
import { useId, type ReactNode } from "react";
import { FieldGroup, type FieldProps } from "./field.tsx";

export interface RadioGroupProps extends FieldProps {
  /** The chosen value. Null if no option is chosen yet. */
  value: string | null;
  onValueChange(value: string): void;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  disabled?: boolean;
  /** True to show the options as cards next to each other. Use it for a choice that determines the rest of a form. */
  cards?: boolean;
  onBlur?(): void;
}

export function RadioGroup({
  value,
  onValueChange,
  options,
  disabled = false,
  cards = false,
  onBlur,
  ...field
}: RadioGroupProps) {
  const name = useId();
  const styles = choice({ shape: "dot", cards });
  return (
    <FieldGroup {...field} role="radiogroup">
      {(control) => (
        <div className={styles.group} onBlur={onBlur}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.root}>
              <input
                type="radio"
                // The field's id is that of its first option.
                id={index === 0 ? control.id : undefined}
                data-invalid={control["aria-invalid"]}
                className={styles.control}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || (option.disabled ?? false)}
                aria-describedby={option.hint === undefined ? undefined : `${name}-${index}`}
                onChange={() => onValueChange(option.value)}
              />
              <span className={styles.text}>
                {option.label}
                {option.hint !== undefined && (
                  <span className={styles.hint} id={`${name}-${index}`} aria-hidden>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
