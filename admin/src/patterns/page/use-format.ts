import { useTranslation } from "react-i18next";
import { formatterFor, type Formatter } from "../../lib/intl.ts";
import { intlLocale } from "../../lib/languages.ts";

/** Returns functions that format money, numbers, and dates in the user's language. */
export function useFormat(): Formatter {
  const { i18n } = useTranslation();
  return formatterFor(intlLocale(i18n.language, navigator.languages));
}
