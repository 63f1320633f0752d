import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import {
  everything,
  isSelected,
  nothing,
  select,
  selectRange,
  sizeOf,
  type Named,
  type Selection,
} from "../list-state/list-selection.ts";
import { isGroup, ungrouped, type Grouped } from "./grouped-rows.ts";
import { useListActions } from "./list-actions.tsx";
import type { RowSelection } from "./list-table.tsx";
import type { ListAction } from "./list-types.ts";

const BulkBar = lazyPart(() => import("./list-bulk-bar.tsx"), "BulkBar");

export interface RowSelectionOptions<Row extends { id: string }> {
  /** Identifies the search. A different search starts without a selection. */
  of: string;
  rows: readonly Grouped<Row>[] | undefined;
  total: number | undefined;
  nameOf(row: Row): string;
  actions: readonly ListAction<Row>[];
  /** Fetches all rows that match the search, including those on other pages. */
  fetchAll(signal: AbortSignal): Promise<readonly Row[]>;
  refresh(): Promise<unknown>;
}

/**
 * The selection in a table on a record's page, with the bar of its actions. The rows can be in groups. A group's checkbox
 * selects all of its rows, even if they are hidden.
 */
export function useRowSelection<Row extends { id: string }>(options: RowSelectionOptions<Row>) {
  const { of, rows = [], total = 0, nameOf, actions, fetchAll, refresh } = options;
  const { t } = useTranslation("common");
  const [state, setState] = useState({ of, selection: nothing });
  const last = useRef<string>(undefined);
  const selection = state.of === of ? state.selection : nothing;
  const change = (next: Selection) => setState({ of, selection: next });
  const named = (row: Row): Named => ({ id: row.id, name: nameOf(row) });
  const every = ungrouped(rows).map(named);
  const groups = rows.filter(isGroup<Row>);
  const isOn = (group: (typeof groups)[number]) =>
    group.rows.every(({ id }) => isSelected(selection, id));

  const acts = useListActions<Row>({
    actions,
    columns: [],
    nameOf,
    onEdit: () => {},
    refresh,
    selected: {
      count: sizeOf(selection, total),
      selection,
      rows: async (signal) =>
        selection.all
          ? (await fetchAll(signal)).map(named).filter(({ id }) => isSelected(selection, id))
          : [...selection.picked].map(([id, name]) => ({ id, name })),
      // Keeps rows that still exist selected for the next action.
      onDone: ({ failed, waiting }, gone) => {
        if (gone) change(select(nothing, [...failed.map(({ row }) => row), ...waiting], true));
      },
    },
  });
  const size = sizeOf(selection, total);
  const shown: Selection = {
    ...selection,
    picked: new Map([
      ...selection.picked,
      ...groups
        .filter((group) => isOn(group) !== selection.all)
        .map((group): [string, string] => [group.id, group.name]),
    ]),
  };
  const rowSelection: RowSelection = {
    selection: shown,
    onToggle: ({ id }, range) => {
      const group = groups.find((one) => one.id === id);
      if (group) change(select(selection, group.rows.map(named), !isOn(group)));
      else change(selectRange(selection, every, range ? last.current : undefined, id));
      last.current = id;
    },
    onPage: (on) => change(select(selection, every, on)),
    labelOf: (name) => t("list.selectRow", { name }),
  };
  return {
    select: rowSelection,
    bar: (
      <>
        <Suspense>
          {size > 0 && (
            <BulkBar
              actions={acts.bulk}
              size={size}
              total={total}
              all={selection.all}
              onAll={() => change(everything)}
              onClear={() => change(nothing)}
              onAction={acts.begin}
            />
          )}
        </Suspense>
        {acts.overlays}
      </>
    ),
  };
}
