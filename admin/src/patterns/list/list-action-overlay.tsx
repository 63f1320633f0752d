import { Pencil } from "lucide-react";
import { useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import { confirmsWarning } from "../overlay/warning.tsx";
import { RowMenu } from "../page/row-menu.tsx";
import { BulkDialog } from "./list-bulk-dialog.tsx";
import { CellEditing, editedName } from "./list-cell.tsx";
import type { ListAction, ListActionsProps, ListStep, Undo } from "./list-types.ts";

export interface ListActionOverlayProps<Row> extends ListActionsProps<Row> {
  /** Prefix of the ids of the rows' buttons. */
  base: string;
  step: ListStep<Row>;
  onStep: Dispatch<SetStateAction<ListStep<Row> | undefined>>;
}

/** The menu of a row, the editor of one of its fields, or the dialog of an action. */
export function ListActionOverlay<Row extends { id: string }>(props: ListActionOverlayProps<Row>) {
  const { actions, onEdit, nameOf, refresh, selected, base, step, onStep } = props;
  const { t } = useTranslation("common");
  const close = () => onStep(undefined);
  const ask = (question: ReactNode) => onStep(question ? { is: "question", question } : undefined);

  async function start(action: ListAction<Row>, row: Row) {
    if (action.go) return action.go(row);
    if (action.ask)
      return onStep({ is: "task", action, rows: [{ id: row.id, name: nameOf(row) }] });
    await attempt(async () => {
      const warning = await action.warns?.([row.id]);
      if (warning && !(await confirmsWarning(warning, ask))) return;
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

  const buttonOf = (row: Row) => document.getElementById(`${base}${row.id}`);
  if (step.is === "question") return step.question;
  if (step.is === "menu")
    return (
      <Menu
        key={step.row.id}
        {...props}
        row={step.row}
        buttonOf={buttonOf}
        onAction={(action) => void start(action, step.row)}
      />
    );
  if (step.is === "edit")
    return (
      <CellEditing
        {...step}
        name={nameOf(step.row)}
        anchor={() => buttonOf(step.row)}
        onEdit={onEdit}
        onClose={close}
      />
    );
  const { action, rows } = step;
  const gentler = actions.find(({ id }) => id === action.ask?.instead);
  return (
    <BulkDialog
      key={action.id}
      action={action}
      count={rows?.length ?? selected.count}
      rows={rows ? () => Promise.resolve(rows) : selected.rows}
      onDone={(report) => {
        void refresh();
        if (!rows) selected.onDone(report, action.danger === true);
      }}
      onUndone={() => void refresh()}
      instead={
        gentler && {
          action: gentler.label,
          act: () => onStep({ ...step, action: gentler }),
        }
      }
      onClose={close}
    />
  );
}

interface MenuProps<Row> extends Pick<
  ListActionOverlayProps<Row>,
  "actions" | "columns" | "nameOf" | "onStep"
> {
  row: Row;
  buttonOf(row: Row): HTMLElement | null;
  onAction(action: ListAction<Row>): void;
}

function Menu<Row extends { id: string }>(props: MenuProps<Row>) {
  const { actions, columns, nameOf, onStep, row, buttonOf, onAction } = props;
  const { t } = useTranslation("common");
  /** Editable fields for which the row shows no pencil: on a phone, in a tile, and in hidden columns. */
  const [edits] = useState(() => {
    const cells = buttonOf(row)?.closest("[data-row-id]");
    return columns.filter(
      ({ id, edit }) => edit && !cells?.querySelector(`[data-edit="${id}"]`)?.checkVisibility(),
    );
  });
  return (
    <RowMenu
      anchor={() => buttonOf(row)}
      label={t("list.rowActions", { name: nameOf(row) })}
      actions={[
        ...actions
          .filter((action) => action.offered?.(row) ?? true)
          .map(({ id, label, icon, danger, reason }) => ({
            id,
            label,
            icon,
            danger,
            reason: reason?.(row),
          })),
        ...edits.map((column) => ({
          id: `edit ${column.id}`,
          label: t("list.editColumn", { column: editedName(column) }),
          icon: <Pencil aria-hidden />,
        })),
      ]}
      onAction={(id) => {
        const action = actions.find((one) => one.id === id);
        const column = edits.find((one) => id === `edit ${one.id}`);
        if (action) onAction(action);
        else if (column) onStep({ is: "edit", row, column });
      }}
      // The next step may already be open.
      onClose={() => onStep((now) => (now?.is === "menu" ? undefined : now))}
    />
  );
}
