import { useState, type ChangeEvent, type SubmitEvent } from "react";
import { useTranslate } from "./translate.ts";
import type { Translate } from "./texts.ts";

export type Errors = Readonly<Record<string, string>>;

/** A form that checks itself by the rules its fields state, and says what is wrong beside each field. */
export function useFields(onValid: (values: Record<string, string>) => void) {
  const t = useTranslate();
  const [errors, setErrors] = useState<Errors>({});
  return {
    errors,
    form: {
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = event.currentTarget;
        const found = faultsOf(form, t);
        setErrors(found);
        const [first] = Object.keys(found);
        if (first !== undefined) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
        else onValid(valuesOf(form));
      },
      /** What is mended is no longer called wrong. */
      onChange({ target }: ChangeEvent<HTMLFormElement>) {
        const field = target as unknown as HTMLInputElement;
        if (!(field.name in errors) || !field.validity.valid) return;
        const { [field.name]: _mended, ...rest } = errors;
        setErrors(rest);
      },
    },
  };
}

function faultsOf(form: HTMLFormElement, t: Translate): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
    if (!element.name || element.validity.valid) continue;
    faults[element.name] = faultOf(element, t);
  }
  return faults;
}

function faultOf(
  { validity, dataset, minLength }: HTMLInputElement | (HTMLSelectElement & { minLength?: number }),
  t: Translate,
): string {
  if (validity.valueMissing) return dataset["missing"] ?? t("Please fill this in.");
  if (validity.typeMismatch) return t("Please enter a valid email address.");
  if (validity.tooShort) return t("At least {n} characters.", { n: minLength ?? 0 });
  return t("Please check this.");
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    ),
  );
}
