import { css } from "#styled/css";
import { choice } from "#styled/recipes";
import { useClient, useInfiniteList } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tags.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { useSearchDraft } from "../filter/use-search-draft.ts";
import type { SearchSource, RowOf } from "../resource/define.ts";
import type { FilterValues } from "../filter/filter-types.ts";
import type { QueryOf } from "../resource/filters.ts";
import { everyRow } from "../resource/every-row.ts";
import { useFormat } from "../page/use-format.ts";
import { useFirstFew } from "../../lib/use-first-few.ts";
import { changes, toggled, type Picked } from "../../lib/picked.ts";
import { PickerFilters, type Filtered } from "./picker-filters.tsx";

/** The source of the records to choose from. */
export interface PickerSource<L> {
  resource: SearchSource<L>;
  /** Additional parameters, such as a filter, a sort order, or fields that `note` and `refused` need. */
  query?: QueryOf<L>;
  /** Returns the small text below the name, instead of the resource's own text. */
  note?(record: RowOf<L>): string | undefined;
  /** Returns the reason why a record can't be chosen. */
  refused?(record: RowOf<L>): string | undefined;
  /** The message if no records exist. */
  empty: { title: string; text?: string };
  filtered?: Filtered;
}

export interface PickerListProps<L> extends PickerSource<L> {
  /** The chosen records, in the order in which they were chosen. A search doesn't change them. */
  chosen: readonly Picked[];
  onChosen(chosen: readonly Picked[]): void;
  multiple?: boolean;
  /** The label of the search field. */
  searchLabel: string;
  /** Offers a new record with the search text as its name, which is created when the choice is saved. */
  create?: { label(searchText: string): string; make(searchText: string): Picked };
}

const PAGE = 20;
/** The page size for reading all matches. */
const MANY = 200;

/** Searches a list, shows it page by page, and keeps the chosen records. */
export function PickerList<L>({
  resource,
  query,
  note,
  refused,
  empty,
  chosen,
  onChosen,
  multiple = false,
  searchLabel,
  create,
  filtered,
}: PickerListProps<L>) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const name = useId();
  const [searchText, setSearchText] = useState("");
  const [draft, setDraft] = useSearchDraft(searchText, setSearchText);
  const [filters, setFilters] = useState(() => (filtered?.readSearch({}) ?? {}) as FilterValues);
  const narrowed = filtered?.filterQuery(filters as never) ?? {};
  const askedFor = (limit: number) => ({
    ...(resource.hitInput(searchText, limit) as object),
    ...query,
    ...narrowed,
  });
  const answer = useInfiniteList(resource.list, ...([{ query: askedFor(PAGE) }] as never));
  const records = answer.data?.pages.flatMap((page) =>
    resource.rowsIn(page, searchText).map((record) => ({
      ...resource.hitOf(record),
      ...(note && { note: note(record) }),
      refused: refused?.(record),
    })),
  );
  const total = (answer.data?.pages[0] as { count?: number } | undefined)?.count;
  const everything = useMutation({
    mutationFn: async () => {
      const asked = { ...askedFor(MANY), order: "id" };
      const found: Picked[] = [];
      for await (const record of everyRow(client, resource.list, { query: asked }))
        if (refused?.(record) === undefined) {
          const { id, title } = resource.hitOf(record);
          found.push({ id, title });
        }
      return found;
    },
    // Keeps records that were chosen while the request was running.
    onSuccess: (found) => onChosen([...chosen, ...changes(chosen, found).added]),
  });
  const problem = everything.error && problemOf(everything.error, t);
  const few = useFirstFew(chosen);
  const styles = choice({ shape: multiple ? "box" : "dot" });
  const isChosen = (id: string) => chosen.some((other) => other.id === id);
  const place = useRef<HTMLDivElement>(null);
  // Moves the focus to the search field, because the button that was pressed may disappear.
  const focusSearch = () => place.current?.querySelector("input")?.focus();
  const choose = (picked: Picked) => {
    onChosen(toggled(chosen, picked, multiple));
    focusSearch();
  };
  const loaded = records?.length ?? 0;
  const { hasNextPage } = answer;
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || loaded <= before.current) return;
    const inputs = place.current?.querySelectorAll<HTMLInputElement>("label input") ?? [];
    const added = [...inputs].slice(before.current);
    if (!hasNextPage) added.find((input) => !input.disabled)?.focus();
    before.current = undefined;
  }, [loaded, hasNextPage]);
  const loadMore = () => {
    before.current = loaded;
    void answer.fetchNextPage();
  };
  const creatable =
    create !== undefined &&
    searchText !== "" &&
    records !== undefined &&
    ![...records, ...chosen].some(({ title }) => title.toLowerCase() === searchText.toLowerCase());

  return (
    <div ref={place} className={root}>
      <SearchField
        aria-label={searchLabel}
        placeholder={searchLabel}
        clearLabel={t("actions.clearSearch")}
        value={draft}
        onValueChange={setDraft}
      />
      {filtered && <PickerFilters resource={filtered} values={filters} onValues={setFilters} />}
      {multiple && chosen.length > 0 && (
        <ul className={tags} aria-label={t("picker.chosen")}>
          {few.shown.map((picked) => (
            <li key={picked.id}>
              <Tag
                label={picked.title}
                removeLabel={t("picker.remove", { name: picked.title })}
                onRemove={() => choose(picked)}
              />
            </li>
          ))}
          {few.more > 0 && (
            <li>
              <Button
                size="sm"
                visual="ghost"
                onClick={() => {
                  few.showAll();
                  focusSearch();
                }}
              >
                {`${t("picker.more")} (${format.number(few.more)})`}
              </Button>
            </li>
          )}
        </ul>
      )}
      {problem && <Alert title={problem.title}>{problem.message}</Alert>}
      {multiple && answer.hasNextPage && total !== undefined && (
        <Button wide loading={everything.isPending} onClick={() => everything.mutate()}>
          {t("bulk.selectAll", { count: total, value: format.number(total) })}
        </Button>
      )}
      {creatable && (
        <Button wide onClick={() => choose(create.make(searchText))}>
          {create.label(searchText)}
        </Button>
      )}
      {answer.error && records === undefined ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : records === undefined ? (
        <ul className={rows} aria-busy aria-label={t("list.loading")}>
          {[60, 45, 70, 50].map((width) => (
            <li key={width} className={row}>
              <Skeleton width="16px" height="16px" />
              <Skeleton width={`${width}%`} />
            </li>
          ))}
        </ul>
      ) : records.length === 0 ? (
        searchText !== "" || Object.keys(narrowed).length > 0 ? (
          !creatable && (
            <Empty
              icon={<Search />}
              title={t("list.noMatchTitle")}
              text={t("picker.noMatchText")}
            />
          )
        ) : (
          <Empty icon={<Search />} {...empty} />
        )
      ) : (
        <ul className={rows} role={multiple ? undefined : "radiogroup"} aria-label={searchLabel}>
          {records.map((record) => (
            <li key={record.id} role={multiple ? undefined : "presentation"}>
              <label className={row} data-refused={record.refused !== undefined || undefined}>
                <input
                  type={multiple ? "checkbox" : "radio"}
                  name={name}
                  className={styles.control}
                  checked={isChosen(record.id)}
                  disabled={record.refused !== undefined && !isChosen(record.id)}
                  onChange={() =>
                    onChosen(toggled(chosen, { id: record.id, title: record.title }, multiple))
                  }
                />
                {record.picture !== undefined && <Thumb src={record.picture} alt="" />}
                <span className={text}>
                  <span>{record.title}</span>
                  {(record.refused ?? record.note) !== undefined && (
                    <span className={small}>{record.refused ?? record.note}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button wide loading={answer.isFetchingNextPage} onClick={loadMore}>
          {answer.isFetchNextPageError ? t("actions.retry") : t("picker.more")}
        </Button>
      )}
    </div>
  );
}

const root = css({ display: "grid", gap: "12", gridTemplateColumns: "minmax(0, 1fr)" });
const tags = css({ display: "flex", flexWrap: "wrap", gap: "6" });
const rows = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "12",
  minHeight: "row",
  paddingBlock: "6",
  paddingInline: "8",
  borderBlockEnd: "hairline",
  cursor: "pointer",
  _hover: { background: "bg.hover" },
  "&[data-refused]": { color: "fg.muted", cursor: "not-allowed" },
});
const text = css({
  display: "grid",
  minWidth: 0,
  overflowWrap: "anywhere",
  "& > span": { plaintextBidi: true },
});
const small = css({ textStyle: "small", color: "fg.muted" });
