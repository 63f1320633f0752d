import { type ReactNode, Suspense } from "react";
import { TextField } from "../../ui/field.tsx";

export interface PendingFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

/** A control with large code; a placeholder of the same size until it has loaded. */
export function PendingField({ label, labelHidden, hint, children }: PendingFieldProps) {
  return (
    <Suspense
      fallback={
        <TextField
          label={label}
          {...(labelHidden !== undefined && { labelHidden })}
          {...(hint !== undefined && { hint })}
          disabled
          aria-busy
          value=""
        />
      }
    >
      {children}
    </Suspense>
  );
}
