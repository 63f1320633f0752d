import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { MoneyField, type MoneyFieldProps } from "../../ui/money-field.tsx";

/** A field for an amount in the user's number format. */
export function MoneyInput(props: Omit<MoneyFieldProps, "locale">) {
  const { i18n } = useTranslation();
  return <MoneyField {...props} locale={intlLocale(i18n.language, navigator.languages)} />;
}
