import { type ReactNode, Suspense } from "react";
import { TextField } from "../../ui/field.tsx";

export interface PendingFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** The chosen values, as text. */
  text?: string;
  children: ReactNode;
}

/** Shows a placeholder with the size of the control until the control's code has loaded. */
export function PendingField({ label, labelHidden, hint, text = "", children }: PendingFieldProps) {
  return (
    <Suspense
      fallback={
        <TextField
          label={label}
          {...(labelHidden !== undefined && { labelHidden })}
          {...(hint !== undefined && { hint })}
          disabled
          aria-busy
          value={text}
        />
      }
    >
      {children}
    </Suspense>
  );
}
