"use client";
import { useState, type ChangeEvent, type FormEvent } from "react";
import { useSubmit } from "./parts/submit.ts";

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface CheckedFormSettings {
  /**
   * Called with the fields' trimmed values by name if all fields are valid. The form can't be submitted again while the returned
   * promise is pending.
   */
  readonly onSubmit: (values: Record<string, string>) => void | Promise<unknown>;
  /** Returns the message for an invalid field, according to the field's `validity`. Default: the browser's own message. */
  readonly say?: ((field: FormField) => string) | undefined;
}

export interface CheckedForm {
  /** Error messages by field name. A message appears when the form is submitted, and stays until the field is valid. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isSubmitting: boolean;
  /** The error that `onSubmit` threw, until the next attempt. */
  readonly submitError: unknown;
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
}

/**
 * Validates a form by its fields' HTML attributes: `required`, `type`, `minLength`, and `pattern`. The fields are uncontrolled.
 * On submit, the first invalid field gets the focus.
 */
export function useCheckedForm({
  onSubmit,
  say = ({ validationMessage }) => validationMessage,
}: CheckedFormSettings): CheckedForm {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { submit, ...sending } = useSubmit();
  return {
    ...sending,
    errors,
    getFormProps: () => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const wrong = ([...form.elements] as FormField[]).filter(
          ({ name, validity }) => name && !validity.valid,
        );
        setErrors(Object.fromEntries(wrong.map((field) => [field.name, say(field)])));
        if (wrong[0]) wrong[0].focus();
        else void submit(() => onSubmit(valuesOf(form)));
      },
      onChange: ({ target }: ChangeEvent<HTMLElement>) => {
        const { name, validity } = target as FormField;
        if (!Object.hasOwn(errors, name) || !validity.valid) return;
        const { [name]: _mended, ...rest } = errors;
        setErrors(rest);
      },
    }),
  };
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    ),
  );
