import {
  useCheckedForm,
  type CheckedFormSettings,
  type FormField,
} from "@countertop/storefront-kit/form";
import { useTranslate } from "./translate.ts";
import type { Translate } from "./texts.ts";

export type Errors = Readonly<Record<string, string>>;

/** The kit's form with the storefront's messages. */
export function useFields(onSubmit: CheckedFormSettings["onSubmit"]) {
  const t = useTranslate();
  const { errors, getFormProps } = useCheckedForm({ onSubmit, say: (field) => faultOf(field, t) });
  return { errors, form: getFormProps() };
}

function faultOf(field: FormField, t: Translate): string {
  const { validity, dataset } = field;
  if (validity.valueMissing) return dataset["missing"] ?? t("Please fill this in.");
  if (validity.typeMismatch) return t("Please enter a valid email address.");
  if (validity.tooShort)
    return t("At least {n} characters.", { n: "minLength" in field ? field.minLength : 0 });
  return t("Please check this.");
}
