"use client";
import { useId, type ComponentProps, type ReactNode } from "react";

type FieldProps = ComponentProps<"input"> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A labeled input with its error and hint, for the kit's `useCheckedForm`. */
export function Field({ label, error, hint, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...props}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-more` : undefined}
      />
      {(error ?? hint) && (
        <small id={`${id}-more`} className={error ? "error" : undefined}>
          {error ?? hint}
        </small>
      )}
    </div>
  );
}

/** A radio button with its label and a note, such as a price. */
export function Choice({
  note,
  children,
  ...props
}: ComponentProps<"input"> & { note?: string | undefined }) {
  return (
    <label className="choice">
      <input {...props} type="radio" />
      <span>{children}</span>
      {note && <span>{note}</span>}
    </label>
  );
}
