import { choice } from "#styled/recipes";
import { useId, type ComponentProps, type ReactNode } from "react";

const styles = choice({ shape: "track" });

export interface SwitchProps extends Omit<
  ComponentProps<"input">,
  "type" | "role" | "checked" | "onChange" | "className"
> {
  checked: boolean;
  onCheckedChange(checked: boolean): void;
  /** A switch without a label needs an `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
}

/** A switch, for settings that apply immediately, or for the state of a whole record. For other choices, use a checkbox. */
export function Switch({ checked, onCheckedChange, label, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  const control = (
    <input
      aria-describedby={hint === undefined ? undefined : hintId}
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className={styles.control}
      checked={checked}
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
