import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { DateField, type DateFieldProps } from "../../ui/date-field.tsx";

/** A date field for a day, with or without a time, in the format, digits, and words of the admin's language. */
export function DateInput(props: Omit<DateFieldProps, "locale" | "labels">) {
  const { t, i18n } = useTranslation("common");
  return (
    <DateField
      {...props}
      locale={intlLocale(i18n.language, navigator.languages)}
      labels={{
        open: t("calendar.open"),
        previous: t("calendar.previous"),
        next: t("calendar.next"),
      }}
    />
  );
}
