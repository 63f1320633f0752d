import type { ParseKeys } from "i18next";
import { useState, useTransition, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

/** The problem that prevents submitting the form. Only the first invalid field is reported. */
export interface FormProblem<Name extends string> {
  field: Name;
  message: ParseKeys<["auth", "common"]>;
}

type Values<Name extends string> = Record<Name, string>;

export interface NativeFormOptions<Name extends string> {
  /** The names of the fields, in display order. All fields are required, and an email must look like an email address. */
  fields: readonly Name[];
  /** An additional rule for the values. */
  rule?: (values: Values<Name>) => FormProblem<Name> | undefined;
  /** Sends the values. The form is busy until the promise settles, and shows its error. */
  send(values: Values<Name>): Promise<void>;
}

/**
 * A form for pages before the sign-in. It's part of the first download, so it doesn't use a form library. Focuses the first
 * invalid field.
 */
export function useNativeForm<Name extends string>({
  fields,
  rule = () => undefined,
  send,
}: NativeFormOptions<Name>) {
  const { t } = useTranslation(["auth", "common"]);
  const [gap, setGap] = useState<FormProblem<Name>>();
  const [failure, setFailure] = useState<unknown>();
  const [pending, startTransition] = useTransition();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(
      fields.map((name) => [name, textIn(form, name)]),
    ) as Values<Name>;
    const found = emptyOrNoAddress(form, fields, values) ?? rule(values);
    setGap(found);
    if (found) return focusField(form, found.field);
    startTransition(async () => {
      setFailure(undefined);
      await send(values).catch(setFailure);
    });
  };
  const errorsOf = (field: Name) => (gap?.field === field ? [t(gap.message)] : []);
  return { form: { onSubmit, noValidate: true }, errorsOf, failure, pending };
}

function emptyOrNoAddress<Name extends string>(
  form: HTMLFormElement,
  fields: readonly Name[],
  values: Values<Name>,
): FormProblem<Name> | undefined {
  for (const field of fields) {
    if (values[field] === "") return { field, message: "common:form.required" };
    // Uses the browser's validation of emails.
    if (form.querySelector(`[name=${field}][type=email]:invalid`))
      return { field, message: "common:form.email" };
  }
  return undefined;
}

/** Trims all values except passwords, which may begin or end with a space. */
function textIn(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  if (typeof text !== "string") return "";
  return form.querySelector(`[name=${name}][autocomplete*=password]`) ? text : text.trim();
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
