import { css } from "#styled/css";
import type { Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ListMinus, Plus, X } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Text } from "../../ui/table.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { useCommands } from "../../lib/commands.ts";
import { RowLink } from "../page/links.tsx";
import { MoreActions } from "../page/more-actions.tsx";
import type { RowOf } from "../resource/define.ts";
import { sizeOf, type Named } from "../list-state/list-selection.ts";
import { ListTable, type Column } from "./list-table.tsx";
import { RelatedCard } from "./related-card.tsx";
import { RELATED_PER_PAGE, type RelatedSearch, type Relation } from "./relation.ts";
import { useListSelection } from "./use-list-selection.ts";
import { useRemoveRelated } from "./use-remove-related.ts";
import { useText } from "../page/use-text.ts";

const BulkBar = lazyWithRetry(() =>
  import("./list-bulk-bar.tsx").then((m) => ({ default: m.BulkBar })),
);

export type RelatedColumn<Row> = Pick<
  Column<Row>,
  "id" | "header" | "cell" | "note" | "priority" | "grow" | "phone" | "width" | "skeleton" | "kind"
>;

export interface RelatedListProps<L> {
  relation: Relation<L>;
  /** The record that the listed records belong to. */
  owner: Named;
  view: {
    search: RelatedSearch;
    setSearch(part: Partial<RelatedSearch>, options?: { replace?: boolean }): void;
    open(overlay: string): void;
  };
  /** The columns after the name. */
  columns?: readonly RelatedColumn<RowOf<L>>[];
  /**
   * True if records are added in an overlay of the owner's page instead of by the relation's call. The overlay's name is the
   * resource's slug.
   */
  adds?: boolean;
  /** Actions on one or more of the listed records. */
  actions?: readonly RelatedAction[];
}

export interface RelatedAction {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  /** Runs the action on these records, or on all search results except these. `clear` clears the selection. */
  run(chosen: { all: boolean; ids: string[]; find: string; size: number }, clear: () => void): void;
}

/**
 * A list of the records that belong to another record, such as the products of a collection. Records are added in the
 * overlay whose name is the resource's slug (`relatedPicker`).
 */
export function RelatedList<L>(props: RelatedListProps<L>) {
  const { relation, owner, view, columns = [], adds, actions = [] } = props;
  const { resource, labels, orders, add, remove } = relation;
  const { search } = view;
  const t = useText();
  const query = useQuery({
    ...relation.listQuery(useClient(), owner.id, search),
    placeholderData: keepPreviousData,
  });
  const answer: unknown = query.data;
  const rows = answer === undefined ? undefined : resource.rowsIn(answer as Output<L>);
  const total = (answer as { count: number } | undefined)?.count;
  const nameOf = (row: RowOf<L>) => resource.hitOf(row).title;
  const named = rows?.map((row): Named => ({ id: row.id, name: nameOf(row) })) ?? [];
  const slug = `${relation.owner} ${owner.id}`;
  const picked = useListSelection(slug, search.find, named);
  const size = sizeOf(picked.selection, total ?? 0);
  const leave = useRemoveRelated({ relation, owner, find: search.find, picked });
  const onAdd = () => view.open(resource.slug);
  const name: Column<RowOf<L>> = {
    id: "name",
    header: t(labels.name),
    fixed: true,
    skeleton: "50%",
    cell: (row) => {
      const { title, picture } = resource.hitOf(row);
      return (
        <span className={nameCell}>
          {picture !== undefined && <Thumb src={picture} alt="" />}
          <RowLink to={`/a${resource.path}/${row.id}` as string} title={title}>
            <Text>{title}</Text>
          </RowLink>
        </span>
      );
    },
  };
  useCommands(
    (add || adds) && labels.add
      ? [
          {
            id: "related.add",
            group: "page",
            label: t(labels.add),
            icon: <Plus aria-hidden />,
            keys: "a",
            run: onAdd,
          },
        ]
      : [],
  );
  let tools: ((row: RowOf<L>) => ReactNode) | undefined;
  if (remove)
    tools = (row) => (
      <IconButton
        size="sm"
        aria-label={t("common:picker.remove", { name: nameOf(row) })}
        onClick={() => leave.these([{ id: row.id, name: nameOf(row) }])}
      >
        <X aria-hidden />
      </IconButton>
    );
  else if (actions.length > 0)
    tools = (row) => (
      <MoreActions
        size="sm"
        label={t("common:list.rowActions", { name: nameOf(row) })}
        actions={actions.map(({ run, ...action }) => ({
          ...action,
          run: () => run({ all: false, ids: [row.id], find: "", size: 1 }, () => {}),
        }))}
      />
    );
  const runSelected = (action: RelatedAction) => {
    const { all, picked: named } = picked.selection;
    action.run({ all, ids: [...named.keys()], find: search.find, size }, picked.clear);
  };

  return (
    <RelatedCard
      title={t(labels.title)}
      search={search}
      onSearch={(change) => view.setSearch(change, { replace: change.find !== undefined })}
      searchLabel={t(labels.search)}
      query={query}
      total={total}
      shown={rows?.length}
      empty={{ title: t(labels.emptyTitle), text: t(labels.emptyText) }}
      actions={
        <>
          {(total ?? 0) > 1 && (
            <Select
              size="sm"
              aria-label={t(labels.order)}
              value={search.order}
              options={orders.map(([value, label]) => ({ value, label: t(label) }))}
              onValueChange={(order) => view.setSearch({ order, page: 1 })}
            />
          )}
          {(add || adds) && labels.add && (
            <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
              {t(labels.add)}
            </Button>
          )}
        </>
      }
      foot={
        <Suspense>
          {size > 0 && (labels.remove !== undefined || actions.length > 0) && (
            <BulkBar
              actions={[
                ...actions,
                ...(remove && labels.remove
                  ? [{ id: "remove", label: t(labels.remove), icon: <ListMinus aria-hidden /> }]
                  : []),
              ]}
              size={size}
              total={total ?? 0}
              all={picked.selection.all}
              onAll={picked.all}
              onClear={picked.clear}
              onAction={(id) => {
                const own = actions.find((one) => one.id === id);
                if (own) runSelected(own);
                else leave.selected();
              }}
            />
          )}
        </Suspense>
      }
    >
      <ListTable
        label={t(labels.table)}
        columns={[name, ...columns]}
        rows={rows}
        nameOf={nameOf}
        total={total}
        first={(search.page - 1) * RELATED_PER_PAGE}
        placeholders={4}
        stale={query.isPlaceholderData}
        order=""
        onOrder={() => {}}
        onEdit={() => {}}
        select={
          remove || actions.length > 0
            ? {
                selection: picked.selection,
                onToggle: picked.toggle,
                onPage: picked.page,
                labelOf: (one) => t("common:list.selectRow", { name: one }),
              }
            : undefined
        }
        tools={tools}
      />
    </RelatedCard>
  );
}

const nameCell = css({ display: "flex", alignItems: "center", gap: "12", minWidth: 0 });
