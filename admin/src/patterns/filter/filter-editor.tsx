import { css } from "#styled/css";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import * as Menu from "../../ui/menu.tsx";
import { Popover } from "../../ui/popover.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { DateInput } from "../form/date-input.tsx";
import { useFormat } from "../page/use-format.ts";
import { wordsOf, type Filter, type Records } from "./filter-types.ts";
import { useRecordNames } from "./filter-value.tsx";
import {
  agoOf,
  rangeOf,
  rangeText,
  readDates,
  readNumbers,
  type FilterValue,
} from "./list-filters.ts";
import { Choices, TextInput } from "./list-inputs.tsx";
import { useSearchDraft } from "./use-search-draft.ts";

type Anchor = () => HTMLElement | null;

export function FilterMenu(props: {
  anchor: Anchor;
  label: string;
  filters: readonly Filter[];
  onChoose(id: string): void;
  onClose(): void;
}) {
  return (
    <Menu.At {...props} onSelect={props.onChoose}>
      {props.filters.map(({ id, label }) => (
        <Menu.Item key={id} value={id}>
          {label}
        </Menu.Item>
      ))}
    </Menu.At>
  );
}

export interface FilterEditorProps {
  anchor: Anchor;
  filter: Filter;
  value: FilterValue;
  onChange(value: FilterValue): void;
  onClose(): void;
}

export function FilterEditor({ anchor, filter, value, onChange, onClose }: FilterEditorProps) {
  const { t } = useTranslation("common");
  return (
    <Popover anchor={anchor} onClose={onClose} label={t("list.filterBy", { name: filter.label })}>
      <Editor filter={filter} value={value} onChange={onChange} />
      <span className={foot}>
        <Button size="sm" onClick={onClose}>
          {t("filter.done")}
        </Button>
      </span>
    </Popover>
  );
}

/** Applies each choice immediately, so that the list behind the form shows the result. */
function Editor({
  filter,
  value,
  onChange,
}: Pick<FilterEditorProps, "filter" | "value" | "onChange">) {
  const legend = filter.label;
  switch (filter.kind) {
    case "choice":
      return (
        <OptionChoices legend={legend} {...filter} chosen={wordsOf(value)} onChange={onChange} />
      );
    case "records":
      return (
        <RecordChoices
          records={filter.records}
          legend={legend}
          chosen={wordsOf(value)}
          onChange={onChange}
        />
      );
    case "boolean":
      return (
        <Choices
          kind="radio"
          legend={legend}
          options={[
            { value: "yes", label: filter.yes },
            { value: "no", label: filter.no },
          ]}
          chosen={wordsOf(value)}
          onChange={([word]) => onChange(word ?? "")}
        />
      );
    case "dates":
      return <DateRange legend={legend} value={String(value)} onChange={onChange} />;
    case "numbers":
      return <NumberRange value={String(value)} onChange={onChange} />;
    case "text":
      return <Words label={legend} value={String(value)} onChange={onChange} />;
  }
}

/** Shows the number of records for each option, if the filter has a query for it. */
function OptionChoices({
  legend,
  options,
  count,
  single = false,
  chosen,
  onChange,
}: Pick<Extract<Filter, { kind: "choice" }>, "options" | "count" | "single"> & {
  legend: string;
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}) {
  const format = useFormat();
  const counts = useQueries({ queries: count ? options.map(({ value }) => count(value)) : [] });
  const counted = options.map(({ value, label }, index) => {
    const found = counts[index]?.data;
    return { value, label: found === undefined ? label : `${label} (${format.number(found)})` };
  });
  return (
    <Choices
      kind={single ? "radio" : "checkbox"}
      {...{ legend, chosen, onChange }}
      options={counted}
    />
  );
}

export function RecordChoices({
  records,
  legend,
  chosen,
  onChange,
  kind = "checkbox",
}: {
  records: Records;
  legend: string;
  chosen: readonly string[];
  onChange(chosen: string[]): void;
  kind?: "checkbox" | "radio";
}) {
  const { t } = useTranslation("common");
  const [asked, setAsked] = useState("");
  const [searchText, setSearchText] = useSearchDraft(asked, setAsked);
  const { data, error } = useQuery({
    ...records.search(asked),
    placeholderData: keepPreviousData,
  });
  const names = useRecordNames(records, chosen);
  const found = data ?? [];
  // Keeps chosen options visible, regardless of the search text.
  const above = chosen
    .filter((id) => !found.some(({ value }) => value === id))
    .map((value) => ({ value, label: names.get(value) ?? "…" }));
  return (
    <>
      <SearchField
        aria-label={t("filter.searchIn", { name: legend })}
        placeholder={t("filter.search")}
        clearLabel={t("actions.clearSearch")}
        value={searchText}
        onValueChange={setSearchText}
      />
      {error && !data ? (
        <p role="alert">{problemOf(error, t).message}</p>
      ) : data?.length === 0 && above.length === 0 ? (
        <p className={note}>{t("list.noMatchTitle")}</p>
      ) : (
        <Choices {...{ kind, legend, chosen, onChange }} options={[...above, ...found]} />
      )}
    </>
  );
}

const PRESETS = ["-0d..", "-7d..", "-30d..", "-90d..", "-12m.."] as const;

function DateRange({
  legend,
  value,
  onChange,
}: {
  legend: string;
  value: string;
  onChange(value: string): void;
}) {
  const { t } = useTranslation("common");
  const { from, to } = rangeOf(value);
  const day = (end: string) => (agoOf(end) ? "" : end);
  const set = (range: { from: string; to: string }) =>
    onChange(readDates(rangeText(range.from, range.to)));
  return (
    <>
      <Choices
        kind="radio"
        legend={legend}
        options={PRESETS.map((preset) => {
          const ago = agoOf(rangeOf(preset).from);
          return {
            value: preset,
            label:
              ago?.count === 0
                ? t("filter.today")
                : t(ago?.unit === "m" ? "filter.lastMonths" : "filter.lastDays", {
                    count: ago?.count ?? 0,
                  }),
          };
        })}
        chosen={[value]}
        onChange={([preset]) => onChange(preset ?? "")}
      />
      <div className={pair}>
        <DateInput
          label={t("filter.fromDate")}
          value={day(from)}
          invalid={t("form.date")}
          onValueChange={(next) => isDay(next) && set({ from: next, to: day(to) })}
        />
        <DateInput
          label={t("filter.toDate")}
          value={day(to)}
          invalid={t("form.date")}
          onValueChange={(next) => isDay(next) && set({ from: day(from), to: next })}
        />
      </div>
    </>
  );
}

/** False for an incomplete date, which isn't applied. */
const isDay = (value: string) => value === "" || /^\d{4}-\d{2}-\d{2}$/.test(value);

function Words({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  // Keeps a space at the end, because the user may be about to type the next word.
  const [typed, setTyped] = useState(value);
  return (
    <TextInput
      label={label}
      value={typed}
      maxLength={200}
      onChange={(next) => {
        setTyped(next);
        onChange(next.trim());
      }}
    />
  );
}

function NumberRange({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation("common");
  const [range, setRange] = useState(rangeOf(value));
  const change = (part: Partial<typeof range>) => {
    const next = { ...range, ...part };
    // Keeps the text of both fields, even while the larger number is in the first field.
    setRange(next);
    onChange(readNumbers(rangeText(next.from, next.to)));
  };
  return (
    <div className={pair}>
      <TextInput
        type="number"
        label={t("filter.atLeast")}
        value={range.from}
        onChange={(from) => change({ from })}
      />
      <TextInput
        type="number"
        label={t("filter.atMost")}
        value={range.to}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}

const foot = css({ display: "flex", justifyContent: "flex-end" });
const note = css({ color: "fg.muted" });
const pair = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8" });
