import { choice } from "#styled/recipes";
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";

const styles = choice();

export interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "className" | "ref"
> {
  checked: boolean | "indeterminate";
  onCheckedChange(checked: boolean): void;
  /** A checkbox without a label needs an `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ checked, onCheckedChange, label, hint, ...rest }: CheckboxProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mixed = checked === "indeterminate";
  // Sets `indeterminate` here, because it is a DOM property without an HTML attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  });
  const control = (
    <input
      aria-describedby={hint === undefined ? undefined : hintId}
      {...rest}
      ref={input}
      type="checkbox"
      className={styles.control}
      checked={checked === true}
      onChange={(event) => onCheckedChange(event.target.checked)}
    />
  );
  return label === undefined ? (
    control
  ) : (
    <label className={styles.root}>
      {control}
      <span className={styles.text}>
        {label}
        {hint !== undefined && (
          <span className={styles.hint} id={hintId} aria-hidden>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
