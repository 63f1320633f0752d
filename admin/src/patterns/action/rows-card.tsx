import { css } from "#styled/css";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { namesFact } from "../../lib/names-fact.ts";
import type { Action } from "./define-action.ts";
import { useAction } from "./use-action.tsx";
import { opensOnClick, RowButton } from "../form/edit-button.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { MoreActions } from "../page/more-actions.tsx";
import { useFormat } from "../page/use-format.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toolClass } from "../../ui/table.tsx";

export interface NamedRow {
  id: string;
  name: string;
}
export interface Row extends NamedRow {
  /** A small text below the name. */
  note: ReactNode;
  /** The text at the end of the line, such as a price. */
  value: ReactNode;
}

export interface RowsCardProps {
  title: string;
  hint?: string;
  add: string;
  onAdd(): void;
  /** Name of the button that opens a row. */
  edit(name: string): string;
  onEdit(id: string): void;
  remove: Action<NamedRow>;
  rows: readonly Row[] | undefined;
  query: { error: unknown; refetch(): unknown };
  empty: { icon: ReactNode; title: string; text: string };
}

/** The few parts of a record, such as a region's shipping options. A click on one opens its editor, because it has no page. */
export function RowsCard(props: RowsCardProps) {
  const { title, hint, add, onAdd, edit, onEdit, remove, rows, query, empty } = props;
  const { t } = useTranslation("common");
  const format = useFormat();
  const removal = useAction(remove);
  return (
    <>
      <Card
        title={title}
        fact={namesFact(
          format,
          rows?.map((row) => row.name),
        )}
        flush={rows !== undefined && rows.length > 0}
        actions={
          <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
            {add}
          </Button>
        }
        {...(hint !== undefined && { footer: <span className={quiet}>{hint}</span> })}
      >
        {rows === undefined ? (
          query.error ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton height="48px" />
          )
        ) : rows.length === 0 ? (
          <Empty {...empty} />
        ) : (
          <ul aria-label={title}>
            {rows.map((row) => (
              <li key={row.id} className={line} {...opensOnClick(() => onEdit(row.id))}>
                <div className={what}>
                  <RowButton label={edit(row.name)} onClick={() => onEdit(row.id)}>
                    <bdi className={name}>{row.name}</bdi>
                  </RowButton>
                  <div className={quiet}>{row.note}</div>
                </div>
                <div className={end}>{row.value}</div>
                <div className={toolClass}>
                  <MoreActions
                    size="sm"
                    label={t("list.rowActions", { name: row.name })}
                    actions={[
                      {
                        id: "edit",
                        label: t("actions.edit"),
                        icon: <Pencil aria-hidden />,
                        run: () => onEdit(row.id),
                      },
                      {
                        id: "delete",
                        label: t("actions.delete"),
                        icon: <Trash2 aria-hidden />,
                        danger: true,
                        run: () => removal.begin(row),
                      },
                    ]}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {/* Outside of the card, which is a different element without rows. Inside, deleting the last row would remount the
          dialog. */}
      {removal.overlay}
    </>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  paddingInline: "card",
  paddingBlock: "8",
  borderBlockStart: "hairline",
  _first: { borderBlockStart: "none" },
});
const what = css({ flex: "1", minWidth: 0 });
const name = css({ overflowWrap: "anywhere" });
const end = css({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
const quiet = css({ color: "fg.muted", textStyle: "small" });
