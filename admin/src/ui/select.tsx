import { select, type SelectVariantProps } from "#styled/recipes";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, splitField, type FieldProps } from "./field.tsx";

export interface SelectProps
  extends Omit<ComponentProps<"select">, "className" | "onChange" | "size">, SelectVariantProps {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onValueChange(value: string): void;
}

export function Select({ options, onValueChange, size, ...rest }: SelectProps) {
  const styles = select({ size });
  return (
    <span className={styles.root}>
      <select
        {...rest}
        className={styles.control}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.icon} aria-hidden />
    </span>
  );
}

export interface SelectFieldProps
  extends FieldProps, Omit<SelectProps, keyof FieldProps | "size"> {}

export function SelectField(props: SelectFieldProps) {
  const [frame, rest] = splitField(props);
  return <Field {...frame}>{(control) => <Select {...rest} {...control} size="md" />}</Field>;
}
