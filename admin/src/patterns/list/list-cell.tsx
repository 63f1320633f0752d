import { css } from "#styled/css";
import { Pencil } from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { IconButton } from "../../ui/button.tsx";
import { toolClass } from "../../ui/table.tsx";
import type { Warning, WarningTools } from "../overlay/warning.tsx";

const CellEditor = lazyPart(() => import("./list-cell-editor.tsx"), "CellEditor");

export interface CellEdit<Row> {
  /** The field's name, if the column's header is the name of the whole record. */
  name?: string;
  value(row: Row): string;
  /** Returns the edited row. The list shows it immediately, and goes back to the old row if saving fails. */
  apply(row: Row, value: string): Row;
  save(row: Row, value: string): Promise<unknown>;
  /** Returns the confirmation before this value is saved, if it needs one. */
  warns?(tools: WarningTools, row: Row, value: string): Promise<Warning | undefined> | undefined;
  /** The options to choose from. Without options, the editor is a text field. */
  choices?: readonly { value: string; label: string }[];
  maxLength?: number;
  /** Returns what is wrong with a value, which then isn't saved. */
  problem?(value: string): string | undefined;
}

export interface EditedColumn<Row> {
  id: string;
  header: string;
  kind?: string | undefined;
  edit?: CellEdit<Row> | undefined;
}

export interface ListCellProps<Row> {
  row: Row;
  column: EditedColumn<Row> & { cell(row: Row): ReactNode };
  /** The name of the row. */
  name: string;
  onEdit(row: Row, column: EditedColumn<Row>, value: string): void;
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
    <span className={cell} data-money={column.kind === "money" || undefined}>
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
  const { column, name, onEdit, anchor, onClose } = props;
  const { t } = useTranslation("common");
  // The row as the operator saw it, even if the list is refetched while the editor is open.
  const [row] = useState(props.row);
  const { edit } = column;
  if (!edit) return null;
  return (
    <Suspense>
      <CellEditor
        anchor={anchor}
        label={t("list.editCell", { column: editedName(column), name })}
        column={editedName(column)}
        edit={edit}
        value={edit.value(row)}
        onSave={(value) => onEdit(row, column, value)}
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
  // The pencil takes no space, so that the amount is aligned with its header.
  "&[data-money]": {
    display: "inline-flex",
    position: "relative",
    "& [data-edit]": { position: "absolute", insetInlineEnd: "calc(100% + 4px)" },
  },
  // Pencils appear only on hover and focus, to reduce clutter. On tablets, they are always visible. Phones have the menu.
  "& [data-edit]": {
    hideBelow: "md",
    "--icon-size": "14px",
    opacity: { base: 0, _coarse: 1 },
    "&:is(tr:hover *, :focus-within, :has([aria-expanded=true]))": { opacity: 1 },
  },
});
