import { useTranslation } from "react-i18next";
import { datesAs } from "../../lib/intl.ts";
import { intlLocale } from "../../lib/languages.ts";
import { LATE_AFTER } from "../../lib/late.ts";
import { useFormat } from "../../patterns/page.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface Age {
  /** The age in words, such as "82 days". */
  text: string;
  late: boolean;
}

/** The age since a point in time, such as the creation of an order. */
export function useAge(): (since: string) => Age {
  const format = useFormat();
  return (since) => {
    const age = Math.max(Date.now() - Date.parse(since), 0);
    const text =
      age < DAY
        ? format.measure(Math.floor(age / HOUR), "hour")
        : format.measure(Math.floor(age / DAY), "day");
    return { text, late: age >= LATE_AFTER };
  };
}

export const oldestOf = (rows: readonly { created_at: string | Date }[]): string | undefined =>
  rows.map(({ created_at }) => new Date(created_at).toISOString()).toSorted()[0];

/** Today's weekday and date, such as "Friday, November 27". */
export function useToday(): string {
  const { i18n } = useTranslation();
  const locale = datesAs(intlLocale(i18n.language, navigator.languages));
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format();
}
