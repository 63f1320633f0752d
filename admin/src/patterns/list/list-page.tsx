import { css } from "#styled/css";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { isOn, type FilterValues } from "../filter/filter-types.ts";
import { useFilterChips } from "../filter/filter-chips.tsx";
import { useListActions } from "./list-actions.tsx";
import { collect } from "../../lib/collect.ts";
import { shownColumns } from "./list-columns.ts";
import type { BulkReport } from "../list-state/list-bulk.ts";
import { isSelected, sizeOf, type Named } from "../list-state/list-selection.ts";
import { nextState, PAGE_SIZES, type ListState } from "../list-state/list-search.ts";
import { changeStore, useListStore, withWidth } from "../list-state/list-store.ts";
import { ListTable } from "./list-table.tsx";
import { ListBar } from "./list-bar.tsx";
import { ListControls } from "./list-controls.tsx";
import { ListPager } from "./list-pager.tsx";
import type { ListPageProps } from "./list-types.ts";
import { useViews } from "./list-view-tabs.tsx";
import { matchSearch } from "../list-state/list-views.ts";
import { Page } from "../page/page.tsx";
import { useFormat } from "../page/use-format.ts";
import type { RowOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import { useListState } from "../resource/use-list-state.ts";
import { useResourceFilters } from "../resource/use-resource-filters.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { ListOverlay, useCreate } from "./list-create.tsx";
import { useListData } from "./use-list-data.ts";
import { useResourceActions } from "./use-resource-actions.tsx";
import { useListExport } from "./use-list-export.ts";
import { useListSelection } from "./use-list-selection.ts";
import { WidgetZone } from "../extension/widget-zone.tsx";

// Parts that the rows of a list don't need. Each part loads when it is first shown, and the press that opened it isn't lost.
const ListOptions = lazyPart(() => import("./list-options.tsx"), "ListOptions");
const BulkBar = lazyPart(() => import("./list-bulk-bar.tsx"), "BulkBar");
const ListEmpty = lazyPart(() => import("./list-empty.tsx"), "ListEmpty");
const ListTiles = lazyPart(() => import("./list-tiles.tsx"), "ListTiles");

export function ListPage<L, R, C, U, F extends FilterDefs<L>>(props: ListPageProps<L, R, C, U, F>) {
  type Row = RowOf<L>;
  type State = ListSearch<F>;
  const { resource, columns, views = [], tile, tools = [], exporter: Exporter } = props;
  const { slug, readSearch: read, zone } = resource;
  const nameOf: (row: Row) => string = resource.nameOf;
  const { t } = useTranslation("common");
  const text = useResourceText(resource);
  const format = useFormat();
  const { search: state, onState, edit: overlay, open } = useListState(resource);
  const filters = useResourceFilters(resource);
  const title = text("list.title");
  const id = useId();
  const store = useListStore(slug);
  const asked = state.columns.length > 0 ? state.columns : store.columns;
  const shown = shownColumns(columns, asked);
  const { query, relations, pending, rows, total, fetchPage, refresh, edit, question } =
    useListData(
      resource,
      state,
      shown.map((column) => column.id),
    );
  const create = useCreate({ resource, create: props.create, open });
  const actions = useResourceActions(resource, props.actions, props);
  const named = (row: Row): Named => ({ id: row.id, name: nameOf(row) });
  const picked = useListSelection(slug, matchSearch(state, read), rows?.map(named) ?? []);
  const { selection } = picked;
  const size = sizeOf(selection, total ?? 0);
  const [options, setOptions] = useState(false);

  const change = (part: Partial<ListState>) => onState(nextState(state, part as Partial<State>));
  const values: FilterValues = state as State & FilterValues;
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
  const file = useListExport({ name: slug, columns: shown, fetchPage, t, format });
  const { strip, ...manage } = useViews({ slug, menu: `${id}more`, views, state, read, onState });

  // If the URL has columns, changes those in the URL. Otherwise, stores the choice as the operator's default.
  const onColumns = (ids: string[]) =>
    state.columns.length > 0
      ? change({ columns: ids })
      : changeStore(slug, (old) => ({ ...old, columns: ids }));

  const selectedRows = async (signal: AbortSignal): Promise<Named[]> => {
    if (!selection.all) return [...selection.picked].map(([key, name]) => ({ id: key, name }));
    const everyone = await collect(fetchPage, { signal });
    return everyone.rows.map(named).filter((row) => isSelected(selection, row.id));
  };

  const selected = {
    count: size,
    selection,
    rows: selectedRows,
    // Keeps rows that still exist selected for the next action.
    onDone: ({ failed, waiting }: BulkReport, gone: boolean) => {
      if (gone) picked.only([...failed.map(({ row }) => row), ...waiting]);
    },
  };
  const acts = useListActions({ actions, columns, onEdit: edit, nameOf, refresh, selected });
  const onClose = () => open("");

  const nothing = query.data?.rows.length === 0 && !query.isPlaceholderData;
  const failed = [query, relations].find((one) => one?.error != null && one.data === undefined);
  const tiles = tile !== undefined && state.layout === "tiles";
  const select = acts.bulk.length > 0 && {
    selection,
    onToggle: picked.toggle,
    onPage: picked.page,
    labelOf: (name: string) => t("list.selectRow", { name }),
  };
  return (
    <Page
      title={title}
      note={
        total === undefined
          ? undefined
          : text("list.count", { count: total, value: format.number(total) })
      }
      lead
    >
      {zone && <WidgetZone zone={`${zone}.list.before`} />}
      <Card flush>
        <ListBar
          tabs={strip}
          short={(total ?? 0) <= state.limit}
          plain={!(strip || state.q || chips.chips)}
          searchLabel={text("list.search")}
          q={state.q}
          onQ={(q) => change({ q })}
          controls={
            <ListControls
              id={id}
              {...{ slug, tools, options, views: manage }}
              file={Exporter ? undefined : file}
              onOptions={setOptions}
              create={create}
            />
          }
        >
          {chips.add}
        </ListBar>
        {file.busy && (
          <p className={progress} role="status">
            {file.label}
          </p>
        )}
        {chips.chips}
        {props.notice}
        {failed ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : nothing ? (
          <Suspense fallback={null}>
            <ListEmpty
              total={total ?? 0}
              filtered={state.q !== "" || filters.some((one) => isOn(values[one.id]))}
              empty={{
                title: text("list.emptyTitle"),
                text: text("list.emptyText"),
                action: create,
              }}
              searched={state.q === "" ? undefined : props.searched}
              onFirst={() => change({ page: 1 })}
              onClear={clear}
              search={{ resource, q: state.q, onQ: (q) => change({ q }) }}
            />
          </Suspense>
        ) : (
          <>
            {tiles ? (
              <Suspense fallback={<div className={tilesToCome} />}>
                <ListTiles
                  {...{ rows, tile, nameOf, label: title, stale: query.isPlaceholderData }}
                  {...(acts.tools && { tools: acts.tools })}
                  {...(select && { select })}
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
                onEdit={edit}
                widths={store.widths}
                onWidth={(column, width) =>
                  changeStore(slug, (old) => withWidth(old, column, width))
                }
                pending={pending}
                {...(select && { select })}
                tools={acts.tools}
              />
            )}
            {total !== undefined && total > PAGE_SIZES[0] && (
              <ListPager total={total} state={state} onChange={change} />
            )}
          </>
        )}
      </Card>
      {props.below}
      {zone && <WidgetZone zone={`${zone}.list.after`} />}
      <Suspense>
        {size > 0 && (
          <BulkBar
            actions={acts.bulk}
            size={size}
            total={total ?? 0}
            all={selection.all}
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
            onReset={() => {
              onColumns([]);
              changeStore(slug, (old) => ({ ...old, widths: {} }));
            }}
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
        {Exporter && overlay === "export" && (
          <Exporter {...{ columns: shown, fetchPage, selected, onClose }} />
        )}
      </Suspense>
      {acts.overlays}
      {question}
      <ListOverlay
        overlays={{
          ...props.overlays,
          ...(props.create && "to" in props.create ? {} : { create: props.create }),
        }}
        name={overlay}
        resource={resource}
        search={state}
        onClose={onClose}
      />
    </Page>
  );
}

const progress = css({
  paddingInline: "card",
  paddingBlockEnd: "8",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
});
const tilesToCome = css({ minHeight: "60vh" });
