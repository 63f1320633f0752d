"use client";
import { useState, type ChangeEvent, type FormEvent } from "react";
import { useSubmit } from "./parts/submit.ts";

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface CheckedFormSettings {
  /**
   * Called when nothing is wrong, with what the fields hold by their names, the spaces around it taken away. While the promise that
   * it returns is open, the form is not sent again.
   */
  readonly onSubmit: (values: Record<string, string>) => void | Promise<unknown>;
  /** What is wrong with a field, in the shop's words, by the field's `validity`; default the browser's own words. */
  readonly say?: ((field: FormField) => string) | undefined;
}

export interface CheckedForm {
  /** What is wrong, by the fields' names: once the form was sent, until it is mended. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isSubmitting: boolean;
  /** What `onSubmit` failed with, until it is tried again. */
  readonly submitError: unknown;
  readonly getFormProps: () => {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form that checks itself by the rules its fields state: `required`, `type`, `minLength`, `pattern`. The fields keep their values
 * themselves; the first that is wrong takes the focus.
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
