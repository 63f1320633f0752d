import { useForm, useStore } from "@tanstack/react-form";
import type { TFunction } from "i18next";
import { useRef, type ChangeEvent, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

export type Errors = Readonly<Record<string, string>>;
type Values = Record<string, string>;
type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form of TanStack Form that is validated by its fields' HTML attributes, such as `required` and `minLength`. The fields are
 * uncontrolled, so that text that was typed before the script loaded isn't lost.
 */
export function useFields(onSubmit: (values: Values) => unknown) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: {} as Values,
    validators: { onSubmit: () => faultsIn(element.current, t) },
    // The store's errors appear next to the form, from the write's own state.
    onSubmit: async ({ value }) => void (await Promise.resolve(onSubmit(value)).catch(() => {})),
  });
  const errors = useStore(form.store, ({ errorMap }) => errorMap.onSubmit as Errors | undefined);
  return {
    errors: errors ?? {},
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (form.state.isSubmitting) return;
        const wrong = fieldsOf(event.currentTarget).find(({ validity }) => !validity.valid);
        wrong?.focus();
        // Keeps the default values, because new ones would replace the values when React renders before the submission.
        form.reset(valuesOf(event.currentTarget), { keepDefaultValues: true });
        void form.handleSubmit();
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        const { name, validity } = target as unknown as FormField;
        if (errors?.[name] === undefined || !validity.valid) return;
        const { [name]: _mended, ...others } = errors;
        form.setErrorMap({ onSubmit: others as never });
      },
    },
  };
}

const fieldsOf = (form: HTMLFormElement): FormField[] =>
  ([...form.elements] as FormField[]).filter(({ name }) => name);

/** Returns the errors by the fields' names. The form isn't submitted if there is one. */
function faultsIn(form: HTMLFormElement | null, t: TFunction): Errors | undefined {
  const wrong = form ? fieldsOf(form).filter(({ validity }) => !validity.valid) : [];
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map((field) => [field.name, faultOf(field, t)]));
}

function faultOf(field: FormField, t: TFunction): string {
  const { validity, dataset } = field;
  if (validity.valueMissing) return dataset["missing"] ?? t("Please fill this in.");
  if (validity.typeMismatch) return t("Please enter a valid email address.");
  if (validity.tooShort)
    return t("At least {n} characters.", { n: "minLength" in field ? field.minLength : 0 });
  return t("Please check this.");
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    ),
  );
