import { type ReactNode, Suspense } from "react";
import { TextField } from "../../ui/field.tsx";

export interface PendingFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

/** A control whose code is large, and in its place a field of the same size until that is there. */
export function PendingField({ label, labelHidden, hint, children }: PendingFieldProps) {
  return (
    <Suspense
      fallback={
        <TextField
          label={label}
          {...(labelHidden !== undefined && { labelHidden })}
          {...(hint !== undefined && { hint })}
          disabled
          value=""
        />
      }
    >
      {children}
    </Suspense>
  );
}
