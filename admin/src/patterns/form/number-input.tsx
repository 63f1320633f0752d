import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { NumberField, type NumberFieldProps } from "../../ui/number-field.tsx";

/** A number in the user's digits, with buttons labeled in their language. */
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
