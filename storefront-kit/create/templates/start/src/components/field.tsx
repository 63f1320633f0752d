import { useId, type ComponentProps, type InputHTMLAttributes, type ReactNode } from "react";
import { css } from "#styled/css";
import { input } from "#styled/recipes";
import type { Errors } from "../lib/form.ts";
import { useTranslation } from "react-i18next";

interface Common {
  name: string;
  label: string;
  errors?: Errors;
  hint?: string;
}

/** A control with its label, hint, and error message, which are linked for screen readers. */
function Labeled({
  id: given,
  name,
  label,
  errors,
  hint,
  optional,
  children,
}: Common & {
  id?: string | undefined;
  optional: boolean;
  children: (control: {
    id: string;
    name: string;
    "aria-invalid"?: true;
    "aria-describedby"?: string;
  }) => ReactNode;
}) {
  const { t } = useTranslation();
  const own = useId();
  const id = given ?? own;
  const error = errors?.[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={css({ display: "grid", gap: "6", alignContent: "start" })}>
      <label htmlFor={id} className={css({ textStyle: "label" })}>
        {label}
        {optional && (
          <span className={css({ color: "muted", fontWeight: "normal" })}> {t("(optional)")}</span>
        )}
      </label>
      {children({
        id,
        name,
        ...(error !== undefined && { "aria-invalid": true }),
        ...(described && { "aria-describedby": described }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={css({ textStyle: "tiny", color: "muted" })}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={css({ textStyle: "small", color: "alarm" })}>
          {error}
        </p>
      )}
    </div>
  );
}

export function Field({
  name,
  label,
  errors,
  hint,
  ...rest
}: Common & Omit<InputHTMLAttributes<HTMLInputElement>, "name">) {
  return (
    <Labeled
      name={name}
      label={label}
      optional={!rest.required}
      {...(errors && { errors })}
      {...(hint !== undefined && { hint })}
    >
      {(control) => <input {...control} {...rest} className={input()} />}
    </Labeled>
  );
}

export function Select({
  name,
  label,
  errors,
  hint,
  children,
  ...rest
}: Common & Omit<ComponentProps<"select">, "name">) {
  return (
    <Labeled
      id={rest.id}
      name={name}
      label={label}
      optional={false}
      {...(errors && { errors })}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <select {...control} {...rest} className={input()}>
          {children}
        </select>
      )}
    </Labeled>
  );
}
