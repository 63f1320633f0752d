import { css } from "#styled/css";
import { Pencil } from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { IconButton } from "../../ui/button.tsx";
import { toolClass } from "../../ui/table.tsx";

const CellEditor = lazyWithRetry(() =>
  import("./list-cell-editor.tsx").then(({ CellEditor }) => ({ default: CellEditor })),
);

export interface CellEdit<Row> {
  /** The field's name, if the header names the whole record. */
  name?: string;
  value(row: Row): string;
  /** Returns the edited row. The list shows it immediately, and restores the old row if saving fails. */
  apply(row: Row, value: string): Row;
  save(row: Row, value: string): Promise<unknown>;
  /** The options to choose from. Without them, the editor is a text field. */
  choices?: readonly { value: string; label: string }[];
  maxLength?: number;
}

interface EditedColumn<Row> {
  id: string;
  header: string;
  edit?: CellEdit<Row> | undefined;
}

export interface ListCellProps<Row> {
  row: Row;
  column: EditedColumn<Row> & { cell(row: Row): ReactNode };
  /** Name of the row. */
  name: string;
  onEdit(row: Row, edit: CellEdit<Row>, value: string): void;
}

export const editedName = <Row,>({ header, edit }: EditedColumn<Row>): string =>
  edit?.name ?? header;

export function ListCell<Row>({ row, column, name, onEdit }: ListCellProps<Row>) {
  const { t } = useTranslation("common");
  const id = useId();
  const [open, setOpen] = useState(false);
  const { edit } = column;
  if (!edit) return column.cell(row);
  return (
    <span className={cell}>
      {column.cell(row)}
      <span className={toolClass} data-edit={column.id}>
        <IconButton
          id={id}
          size="sm"
          aria-label={t("list.editCell", { column: editedName(column), name })}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Pencil aria-hidden />
        </IconButton>
      </span>
      {open && (
        <CellEditing
          {...{ row, column, name, onEdit }}
          anchor={() => document.getElementById(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

export interface CellEditingProps<Row> extends Omit<ListCellProps<Row>, "column"> {
  column: EditedColumn<Row>;
  anchor: () => HTMLElement | null;
  onClose(): void;
}

export function CellEditing<Row>(props: CellEditingProps<Row>) {
  const { row, column, name, onEdit, anchor, onClose } = props;
  const { t } = useTranslation("common");
  const { edit } = column;
  if (!edit) return null;
  return (
    <Suspense>
      <CellEditor
        anchor={anchor}
        label={t("list.editCell", { column: editedName(column), name })}
        column={editedName(column)}
        value={edit.value(row)}
        choices={edit.choices}
        maxLength={edit.maxLength}
        onSave={(value) => onEdit(row, edit, value)}
        onClose={onClose}
      />
    </Suspense>
  );
}

const cell = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  minWidth: 0,
  // Pencils appear on hover and focus, to reduce clutter; they are always visible on devices without hover.
  "& [data-edit]": {
    hideBelow: "md",
    "--icon-size": "14px",
    opacity: { base: 0, _coarse: 1 },
    "&:is(tr:hover *, :focus-within, :has([aria-expanded=true]))": { opacity: 1 },
  },
});
