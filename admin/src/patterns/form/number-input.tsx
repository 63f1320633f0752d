import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { NumberField, type NumberFieldProps } from "../../ui/number-field.tsx";

/** A field for a number in the user's digits, with buttons that have labels in the user's language. */
export function NumberInput(props: Omit<NumberFieldProps, "locale" | "labels">) {
  const { t, i18n } = useTranslation("common");
  return (
    <NumberField
      {...props}
      locale={intlLocale(i18n.language, navigator.languages)}
      labels={{ increment: t("form.increase"), decrement: t("form.decrease") }}
    />
  );
}
