import { MoreHorizontal, Pencil } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyRowMenu } from "../page/lazy-row-menu.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { problemOf } from "../../lib/errors.ts";
import { IconButton } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import type { BulkReport } from "../list-state/list-bulk.ts";
import { CellEditing, editedName, type CellEdit } from "./list-cell.tsx";
import type { Named, Selection } from "../list-state/list-selection.ts";
import type { Column } from "./list-table.tsx";
import type { ListAction, Undo } from "./list-types.ts";

const BulkDialog = lazyWithRetry(() =>
  import("./list-bulk-dialog.tsx").then((m) => ({ default: m.BulkDialog })),
);

export interface ListActionsProps<Row> {
  actions: readonly ListAction<Row>[];
  columns: readonly Column<Row>[];
  onEdit(row: Row, edit: CellEdit<Row>, value: string): void;
  nameOf(row: Row): string;
  refresh(): Promise<unknown>;
  selected: {
    count: number;
    selection: Selection;
    rows(signal: AbortSignal): Promise<Named[]>;
    /** Called after the action. `gone` is true if the records left the list. */
    onDone(report: BulkReport, gone: boolean): void;
  };
}

/** The menu of a row and the dialog of an action. The whole list shares one of each, since a page has hundreds of rows. */
export function useListActions<Row extends { id: string }>(props: ListActionsProps<Row>) {
  const { actions, columns, onEdit, nameOf, refresh, selected } = props;
  const { t } = useTranslation("common");
  const base = useId();
  const [menu, setMenu] = useState<{ row: Row; edits: readonly Column<Row>[] }>();
  const [editing, setEditing] = useState<{ row: Row; column: Column<Row> }>();
  const [task, setTask] = useState<{ action: ListAction<Row>; rows?: Named[] }>();

  async function start(action: ListAction<Row>, row: Row) {
    if (action.go) return action.go(row);
    if (action.ask) return setTask({ action, rows: [{ id: row.id, name: nameOf(row) }] });
    await attempt(async () => {
      const undo = action.runMany
        ? (await action.undoMany?.([row.id], ""))?.undo
        : await action.undo?.(row.id, "");
      await (action.runMany?.([row.id], "") ?? action.run?.(row.id, ""));
      notify(
        "success",
        action.done?.(1, [row.id]) ?? action.label,
        undefined,
        undo && { label: t("actions.undo"), run: () => void attempt(() => undoAction(undo)) },
      );
      await refresh();
    });
  }

  async function undoAction(undo: Undo) {
    await undo();
    notify("success", t("bulk.undone", { count: 1 }));
    await refresh();
  }

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    }
  }

  const editable = columns.filter(({ edit }) => edit);
  const buttonOf = (row: Row) => document.getElementById(`${base}${row.id}`);
  /** Editable fields for which the row shows no pencil: on a phone, in a tile, and in hidden columns. */
  const editsOf = (row: Row) => {
    const cells = buttonOf(row)?.closest("[data-row-id]");
    return editable.filter(
      ({ id }) => !cells?.querySelector(`[data-edit="${id}"]`)?.checkVisibility(),
    );
  };

  const tools = (row: Row) => (
    <IconButton
      size="sm"
      id={`${base}${row.id}`}
      aria-label={t("list.rowActions", { name: nameOf(row) })}
      aria-haspopup="menu"
      aria-expanded={menu?.row.id === row.id}
      onClick={() => setMenu(menu?.row.id === row.id ? undefined : { row, edits: editsOf(row) })}
    >
      <MoreHorizontal aria-hidden />
    </IconButton>
  );
  const gentler = task && actions.find(({ id }) => id === task.action.ask?.instead);
  const overlays = (
    <Suspense>
      {menu && (
        <LazyRowMenu
          key={menu.row.id}
          anchor={() => buttonOf(menu.row)}
          label={t("list.rowActions", { name: nameOf(menu.row) })}
          actions={[
            ...actions
              .filter((action) => action.offered?.(menu.row) ?? true)
              .map(({ id, label, icon, danger, reason }) => ({
                id,
                label,
                icon,
                danger,
                reason: reason?.(menu.row),
              })),
            ...menu.edits.map((column) => ({
              id: `edit ${column.id}`,
              label: t("list.editColumn", { column: editedName(column) }),
              icon: <Pencil aria-hidden />,
            })),
          ]}
          onAction={(id) => {
            const action = actions.find((one) => one.id === id);
            const column = menu.edits.find((one) => id === `edit ${one.id}`);
            if (action) void start(action, menu.row);
            else if (column) setEditing({ row: menu.row, column });
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
      {editing && (
        <CellEditing
          {...editing}
          name={nameOf(editing.row)}
          anchor={() => buttonOf(editing.row)}
          onEdit={onEdit}
          onClose={() => setEditing(undefined)}
        />
      )}
      {task && (
        <BulkDialog
          key={task.action.id}
          action={task.action}
          count={task.rows?.length ?? selected.count}
          rows={task.rows ? () => Promise.resolve(task.rows ?? []) : selected.rows}
          onDone={(report) => {
            void refresh();
            if (!task.rows) selected.onDone(report, task.action.danger === true);
          }}
          onUndone={() => void refresh()}
          instead={
            gentler && { action: gentler.label, act: () => setTask({ ...task, action: gentler }) }
          }
          onClose={() => setTask(undefined)}
        />
      )}
    </Suspense>
  );
  return {
    tools: actions.length > 0 || editable.length > 0 ? tools : undefined,
    overlays,
    /** Bulk actions, and the function that starts one on the selection. */
    bulk: actions.filter(({ single, go, goMany }) => !single && (!go || goMany)),
    begin: (id: string) => {
      const action = actions.find((one) => one.id === id);
      const { all, picked } = selected.selection;
      if (action?.goMany) action.goMany({ all, ids: [...picked.keys()] });
      else if (action) setTask({ action });
    },
  };
}
