import type { ParseKeys } from "i18next";
import { useState, useTransition, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

/** What keeps a form from being sent: one field at a time, the first one. */
export interface Gap<Name extends string> {
  field: Name;
  message: ParseKeys<["auth", "common"]>;
}

type Values<Name extends string> = Record<Name, string>;

export interface NativeFormOptions<Name extends string> {
  /** In the order in which they stand. Every one of them has to be filled in, and an address has to look like one. */
  fields: readonly Name[];
  /** What else is asked of the values. */
  rule?: (values: Values<Name>) => Gap<Name> | undefined;
  /** The form is busy as long as this takes, and tells what goes wrong in it. */
  send(values: Values<Name>): Promise<void>;
}

/**
 * For the pages in front of the admin: fields that the browser itself keeps and fills in, so that they need no form library.
 * The focus goes to what is missing.
 */
export function useNativeForm<Name extends string>({
  fields,
  rule = () => undefined,
  send,
}: NativeFormOptions<Name>) {
  const { t } = useTranslation(["auth", "common"]);
  const [gap, setGap] = useState<Gap<Name>>();
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
): Gap<Name> | undefined {
  for (const field of fields) {
    if (values[field] === "") return { field, message: "common:form.required" };
    // What an address looks like is for the browser to judge.
    if (form.querySelector(`[name=${field}][type=email]:invalid`))
      return { field, message: "common:form.email" };
  }
  return undefined;
}

/** Only a password may begin or end with a blank. */
function textIn(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  if (typeof text !== "string") return "";
  return form.querySelector(`[name=${name}][autocomplete*=password]`) ? text : text.trim();
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
