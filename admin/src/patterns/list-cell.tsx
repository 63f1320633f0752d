import { css } from "#styled/css";
import { Pencil } from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../lib/late.ts";
import { IconButton } from "../ui/button.tsx";
import { toolClass } from "../ui/table.tsx";

const CellEditor = late(() =>
  import("./list-cell-editor.tsx").then(({ CellEditor }) => ({ default: CellEditor })),
);

export interface CellEdit<Row> {
  value(row: Row): string;
  /** The row as it will be. The list shows that at once, and takes it back when saving is refused. */
  apply(row: Row, value: string): Row;
  save(row: Row, value: string): Promise<unknown>;
  /** One of these; without them, a text. */
  choices?: readonly { value: string; label: string }[];
  maxLength?: number;
}

export interface ListCellProps<Row> {
  row: Row;
  column: { header: string; cell(row: Row): ReactNode; edit?: CellEdit<Row> };
  /** What the row is called. */
  name: string;
  onEdit(row: Row, edit: CellEdit<Row>, value: string): void;
}

export function ListCell<Row>({ row, column, name, onEdit }: ListCellProps<Row>) {
  const { t } = useTranslation("common");
  const id = useId();
  const [open, setOpen] = useState(false);
  const { edit } = column;
  if (!edit) return column.cell(row);
  return (
    <span className={cell}>
      {column.cell(row)}
      <span className={toolClass} data-edit="">
        <IconButton
          id={id}
          size="sm"
          aria-label={t("list.editCell", { column: column.header, name })}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Pencil aria-hidden />
        </IconButton>
      </span>
      {open && (
        <Suspense>
          <CellEditor
            anchor={() => document.getElementById(id)}
            label={t("list.editCell", { column: column.header, name })}
            column={column.header}
            value={edit.value(row)}
            choices={edit.choices}
            maxLength={edit.maxLength}
            onSave={(value) => onEdit(row, edit, value)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}

const cell = css({
  display: "flex",
  alignItems: "center",
  gap: "4",
  minWidth: 0,
  // Pencils all over a list would be noise: they come with the pointer or the focus, and always where nothing hovers.
  "& [data-edit]": {
    hideBelow: "md",
    "--icon-size": "14px",
    opacity: { base: 0, _coarse: 1 },
    "&:is(tr:hover *, :focus-within, :has([aria-expanded=true]))": { opacity: 1 },
  },
});
