import { useQueries, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Formatter } from "../../lib/intl.ts";
import type { Filter, Records } from "./filter-types.ts";
import { wordsOf } from "./filter-types.ts";
import { agoOf, dayOf, rangeOf, type FilterValue } from "./list-filters.ts";
import { useFormat } from "../page/use-format.ts";

/** The text of a filter's value in its chip. */
export function FilterText({ filter, value }: { filter: Filter; value: FilterValue }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  if (filter.kind === "records")
    return <RecordNames records={filter.records} ids={wordsOf(value)} />;
  if (filter.kind === "choice")
    return format.either(
      filter.options.filter((one) => value.includes(one.value)).map(({ label }) => label),
    );
  const text = String(value);
  if (filter.kind === "text") return <bdi>{text}</bdi>;
  if (filter.kind === "boolean") return text === "yes" ? filter.yes : filter.no;
  return filter.kind === "dates" ? dateText(text, t, format) : numberText(text, t, format);
}

function RecordNames({ records, ids }: { records: Records; ids: readonly string[] }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const names = useRecordNames(records, ids);
  // Shows at most two names. More names would move the other filters to the next line.
  const [first, second, ...rest] = ids.map((id) => names.get(id) ?? "…");
  return rest.length > 0 && first !== undefined && second !== undefined
    ? t("filter.andMore", { names: `${first}, ${second}`, count: rest.length })
    : format.either([first, second].filter((name) => name !== undefined));
}

/** The names of chosen records. Most of them are among the first records in the list. The others are requested individually. */
export function useRecordNames(records: Records, ids: readonly string[]): Map<string, string> {
  const first = useQuery({ ...records.search(""), enabled: ids.length > 0 });
  const known = new Map(first.data?.map(({ value, label }) => [value, label]));
  const missing = first.data ? ids.filter((id) => !known.has(id)) : [];
  for (const { data } of useQueries({ queries: missing.map((id) => records.named(id)) }))
    for (const { value, label } of data ?? []) known.set(value, label);
  return known;
}

function dateText(value: string, t: TFunction<"common">, format: Formatter): string {
  const { from, to } = rangeOf(value);
  const ago = agoOf(from) ?? agoOf(to);
  if (ago && (from === "" || to === "")) {
    const { count, unit } = ago;
    if (to === "" && count === 0) return t("filter.today");
    if (to === "") return t(unit === "d" ? "filter.lastDays" : "filter.lastMonths", { count });
    return t(unit === "d" ? "filter.olderDays" : "filter.olderMonths", { count });
  }
  return rangeText(t, {
    from: from && format.date(dayOf(from) ?? from),
    to: to && format.date(dayOf(to) ?? to),
  });
}

function numberText(value: string, t: TFunction<"common">, format: Formatter): string {
  const { from, to } = rangeOf(value);
  return rangeText(t, {
    from: from && format.number(Number(from)),
    to: to && format.number(Number(to)),
  });
}

function rangeText(t: TFunction<"common">, range: { from: string; to: string }): string {
  if (range.from === range.to) return range.from;
  if (range.to === "") return t("filter.from", range);
  return range.from === "" ? t("filter.until", range) : t("filter.between", range);
}
