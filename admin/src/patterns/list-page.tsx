import { css } from "#styled/css";
import { Download, SlidersHorizontal } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../lib/late.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { ErrorState } from "./error-state.tsx";
import { isOn, type FilterValues } from "./filter-types.ts";
import { useFilterChips } from "./filter-chips.tsx";
import { useListActions } from "./list-actions.tsx";
import { collect } from "./list-bulk.ts";
import { shownColumns } from "./list-columns.ts";
import { ListEmpty } from "./list-empty.tsx";
import { ListPager } from "./list-pager.tsx";
import { isSelected, sizeOf, type Named } from "./list-selection.ts";
import { nextState, type ListState } from "./list-search.ts";
import { changeStore, useListStore } from "./list-store.ts";
import { ListTable } from "./list-table.tsx";
import type { ListPageProps } from "./list-types.ts";
import { ViewTabs } from "./list-view-tabs.tsx";
import { matchSearch } from "./list-views.ts";
import { Page } from "./page.tsx";
import { useShortcut } from "./shortcuts.ts";
import { useListData } from "./use-list-data.ts";
import { useListExport } from "./use-list-export.ts";
import { useListSelection } from "./use-list-selection.ts";
import { useSearchDraft } from "./use-search-draft.ts";
import { WidgetZone } from "./widget-zone.tsx";

// The first rows come first: what one presses for is fetched when it is pressed, and nothing of it takes that press away.
const ListOptions = late(() =>
  import("./list-options.tsx").then((m) => ({ default: m.ListOptions })),
);
const BulkBar = late(() => import("./list-bulk-bar.tsx").then((m) => ({ default: m.BulkBar })));
const ListTiles = late(() => import("./list-tiles.tsx").then((m) => ({ default: m.ListTiles })));

export function ListPage<Row extends { id: string }, State extends ListState, Data>(
  props: ListPageProps<Row, State, Data>,
) {
  const { slug, title, columns, filters = [], views = [], actions = [], tile, nameOf } = props;
  const { read, state, onState } = props;
  const { t } = useTranslation("common");
  const id = useId();
  const store = useListStore(slug);
  const asked = state.columns.length > 0 ? state.columns : store.columns;
  const shown = shownColumns(columns, asked);
  const { query, rows, total, fetchPage, refresh, edit } = useListData(
    props,
    shown.map((column) => column.id),
  );
  const named = (row: Row): Named => ({ id: row.id, name: nameOf(row) });
  const picked = useListSelection(slug, matchSearch(state, read), rows?.map(named) ?? []);
  const size = sizeOf(picked.selection, total ?? 0);
  const [options, setOptions] = useState(false);

  const change = (part: Partial<ListState>) => onState(nextState(state, part as Partial<State>));
  const values = state as unknown as FilterValues;
  const plain = read({});
  const clear = () =>
    onState({
      ...state,
      page: 1,
      q: "",
      ...Object.fromEntries(filters.map((one) => [one.id, plain[one.id as keyof State]])),
    });
  const chips = useFilterChips({
    filters,
    values,
    onChange: (name, value) => change({ [name]: value }),
    onClear: clear,
  });
  const [words, setWords] = useSearchDraft(state.q, (q) => change({ q }));
  const search = useRef<HTMLDivElement>(null);
  useShortcut((event) => {
    if (event.key !== "/") return false;
    const input = search.current?.querySelector("input");
    input?.focus();
    input?.select();
    return true;
  });
  const file = useListExport({ name: slug, columns: shown, fetchPage });

  // What the address asks for stays the address's; what is usual is the operator's.
  const onColumns = (ids: string[]) =>
    state.columns.length > 0
      ? change({ columns: ids })
      : changeStore(slug, (old) => ({ ...old, columns: ids }));

  const selectedRows = async (signal: AbortSignal): Promise<Named[]> => {
    const { selection } = picked;
    if (!selection.all) return [...selection.picked].map(([key, name]) => ({ id: key, name }));
    const everyone = await collect(fetchPage, { signal });
    return everyone.rows.map(named).filter((row) => isSelected(selection, row.id));
  };

  const acts = useListActions({
    actions,
    columns,
    onEdit: (row, how, value) => void edit(row, how, value),
    nameOf,
    refresh,
    selected: {
      count: size,
      selection: picked.selection,
      rows: selectedRows,
      // What is left to be done stays selected.
      onDone: ({ failed, waiting }) => picked.only([...failed.map(({ row }) => row), ...waiting]),
    },
  });

  const nothing = query.data?.rows.length === 0 && !query.isPlaceholderData;
  const failed = query.error != null && query.data === undefined;
  const tiles = tile !== undefined && state.layout === "tiles";
  const selection = acts.bulk.length > 0 && {
    selection: picked.selection,
    onToggle: picked.toggle,
    onPage: picked.page,
    labelOf: (name: string) => t("list.selectRow", { name }),
  };
  return (
    <Page
      title={title}
      note={total === undefined ? undefined : props.count(total)}
      actions={props.tools}
    >
      {props.zone && <WidgetZone zone={`${props.zone}.before`} />}
      <Card flush>
        <ViewTabs {...{ slug, views, state, read, onState }} />
        <div className={toolbar}>
          <div className={searchBox} ref={search}>
            <SearchField
              aria-label={props.searchLabel}
              placeholder={props.searchLabel}
              clearLabel={t("actions.clearSearch")}
              shortcut="/"
              value={words}
              onValueChange={setWords}
            />
          </div>
          {chips.add}
          <div className={looks}>
            <IconButton
              visual="secondary"
              aria-label={file.label}
              title={file.label}
              aria-busy={file.busy || undefined}
              onClick={file.press}
            >
              <Download aria-hidden />
            </IconButton>
            <Button
              id={`${id}options`}
              icon={<SlidersHorizontal aria-hidden />}
              aria-haspopup="dialog"
              aria-expanded={options}
              onClick={() => setOptions(!options)}
            >
              {t("options.open")}
            </Button>
          </div>
        </div>
        {file.busy && (
          <p className={progress} role="status">
            {file.label}
          </p>
        )}
        {chips.chips}
        {failed ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : nothing ? (
          <ListEmpty
            total={total ?? 0}
            filtered={state.q !== "" || filters.some((one) => isOn(values[one.id]))}
            empty={props.empty}
            onFirst={() => change({ page: 1 })}
            onClear={clear}
          />
        ) : (
          <>
            {tiles ? (
              <Suspense fallback={<div className={tilesToCome} />}>
                <ListTiles
                  {...{ rows, tile, nameOf, label: title, stale: query.isPlaceholderData }}
                  {...(acts.tools && { tools: acts.tools })}
                  {...(selection && { select: selection })}
                />
              </Suspense>
            ) : (
              <ListTable
                label={title}
                columns={shown}
                chosen={asked.length > 0}
                rows={rows}
                nameOf={nameOf}
                total={total}
                first={(state.page - 1) * state.limit}
                placeholders={Math.min(state.limit, 50)}
                stale={query.isPlaceholderData}
                order={state.order}
                onOrder={(order) => change({ order })}
                onEdit={(row, how, value) => void edit(row, how, value)}
                {...(selection && { select: selection })}
                tools={acts.tools}
              />
            )}
            <ListPager total={total} state={state} onChange={change} />
          </>
        )}
      </Card>
      {props.zone && <WidgetZone zone={`${props.zone}.after`} />}
      <Suspense>
        {size > 0 && (
          <BulkBar
            actions={acts.bulk}
            size={size}
            total={total ?? 0}
            all={picked.selection.all}
            onAll={picked.all}
            onClear={picked.clear}
            onAction={acts.begin}
          />
        )}
      </Suspense>
      <Suspense>
        {options && (
          <ListOptions
            anchor={() => document.getElementById(`${id}options`)}
            columns={columns}
            chosen={asked}
            onColumns={onColumns}
            order={state.order}
            onOrder={(order) => change({ order })}
            layout={
              tile && {
                tiles,
                onChange: (on) => change({ layout: on ? "tiles" : "rows" }),
              }
            }
            onClose={() => setOptions(false)}
          />
        )}
      </Suspense>
      {acts.overlays}
    </Page>
  );
}

const toolbar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  paddingInline: "card",
  paddingBlock: "12",
});
const searchBox = css({ flex: { base: "1 1 100%", md: "0 1 320px" }, minWidth: 0 });
const looks = css({ display: "flex", gap: "8", marginInlineStart: "auto" });
const progress = css({
  paddingInline: "card",
  paddingBlockEnd: "8",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
});
const tilesToCome = css({ minHeight: "60vh" });
