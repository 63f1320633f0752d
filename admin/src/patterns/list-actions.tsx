import { MoreHorizontal } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../lib/late.ts";
import { problemOf } from "../lib/errors.ts";
import { IconButton } from "../ui/button.tsx";
import { notify } from "../ui/notify.ts";
import type { BulkReport } from "./list-bulk.ts";
import type { Named, Selection } from "./list-selection.ts";
import type { ListAction } from "./list-types.ts";

const RowMenu = late(() => import("./list-row-menu.tsx").then((m) => ({ default: m.RowMenu })));
const BulkDialog = late(() =>
  import("./list-bulk-dialog.tsx").then((m) => ({ default: m.BulkDialog })),
);

export interface ListActionsProps<Row> {
  actions: readonly ListAction<Row>[];
  nameOf(row: Row): string;
  refresh(): Promise<unknown>;
  selected: {
    count: number;
    selection: Selection;
    rows(signal: AbortSignal): Promise<Named[]>;
    onDone(report: BulkReport): void;
  };
}

/** The menu of a row, and the dialog of an action: one of each for the whole list, since a page has hundreds of rows. */
export function useListActions<Row extends { id: string }>(props: ListActionsProps<Row>) {
  const { actions, nameOf, refresh, selected } = props;
  const { t } = useTranslation("common");
  const base = useId();
  const [menu, setMenu] = useState<Row>();
  const [task, setTask] = useState<{ action: ListAction<Row>; rows?: Named[] }>();

  async function start(action: ListAction<Row>, row: Row) {
    if (action.go) return action.go(row);
    if (action.ask) return setTask({ action, rows: [{ id: row.id, name: nameOf(row) }] });
    try {
      await action.run?.(row.id, "");
      notify("success", action.done?.(1) ?? action.label);
      await refresh();
    } catch (error) {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    }
  }

  const tools = (row: Row) => (
    <IconButton
      size="sm"
      id={`${base}${row.id}`}
      aria-label={t("list.rowActions", { name: nameOf(row) })}
      aria-haspopup="menu"
      aria-expanded={menu?.id === row.id}
      onClick={() => setMenu(menu?.id === row.id ? undefined : row)}
    >
      <MoreHorizontal aria-hidden />
    </IconButton>
  );
  const overlays = (
    <Suspense>
      {menu && (
        <RowMenu
          key={menu.id}
          anchor={() => document.getElementById(`${base}${menu.id}`)}
          label={t("list.rowActions", { name: nameOf(menu) })}
          actions={actions.filter((action) => action.offered?.(menu) ?? true)}
          onAction={(id) => {
            const action = actions.find((one) => one.id === id);
            if (action) void start(action, menu);
          }}
          onClose={() => setMenu(undefined)}
        />
      )}
      {task && (
        <BulkDialog
          action={task.action}
          count={task.rows?.length ?? selected.count}
          rows={task.rows ? () => Promise.resolve(task.rows ?? []) : selected.rows}
          onDone={(report) => {
            void refresh();
            if (!task.rows) selected.onDone(report);
          }}
          onClose={() => setTask(undefined)}
        />
      )}
    </Suspense>
  );
  return {
    tools: actions.length > 0 ? tools : undefined,
    overlays,
    /** Those for many rows, and the start of one of them on what is selected. */
    bulk: actions.filter(({ single, go, goMany }) => !single && (!go || goMany)),
    begin: (id: string) => {
      const action = actions.find((one) => one.id === id);
      const { all, picked } = selected.selection;
      if (action?.goMany) action.goMany({ all, ids: [...picked.keys()] });
      else if (action) setTask({ action });
    },
  };
}
