import { css } from "#styled/css";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAction, type Action } from "../../patterns/action.ts";
import { ErrorState } from "../../patterns/page.ts";
import { MoreActions } from "../../patterns/record.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { NamedRow } from "./row-actions.ts";

export interface Row {
  id: string;
  name: string;
  /** Small text below the name. */
  note: ReactNode;
  /** The text at the end of the line, such as a price. */
  value: ReactNode;
}

export interface RowsCardProps {
  title: string;
  hint?: string;
  add: string;
  onAdd(): void;
  onEdit(id: string): void;
  remove: Action<NamedRow>;
  rows: readonly Row[] | undefined;
  query: { error: unknown; refetch(): unknown };
  empty: { icon: ReactNode; title: string; text: string };
}

/** The few records of a region, such as its shipping options. Each is edited in a drawer, and has no page. */
export function RowsCard(props: RowsCardProps) {
  const { title, hint, add, onAdd, onEdit, remove, rows, query, empty } = props;
  const { t } = useTranslation(["regions", "common"]);
  const removal = useAction(remove);
  return (
    <>
      <Card
        title={title}
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
              <li key={row.id} className={line}>
                <div className={what}>
                  <bdi className={name}>{row.name}</bdi>
                  <div className={quiet}>{row.note}</div>
                </div>
                <div className={end}>{row.value}</div>
                <div className={tools}>
                  <IconButton
                    size="sm"
                    aria-label={t("rows.edit", { name: row.name })}
                    onClick={() => onEdit(row.id)}
                  >
                    <Pencil aria-hidden />
                  </IconButton>
                  <MoreActions
                    size="sm"
                    label={t("common:list.rowActions", { name: row.name })}
                    actions={[
                      {
                        id: "delete",
                        label: t("common:actions.delete"),
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
      {/* Outside of the card, which is a different element if there are no rows. Otherwise, deleting the last row would remount
          the dialog. */}
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
const tools = css({ display: "flex", gap: "4", flexShrink: 0 });
const quiet = css({ color: "fg.muted", textStyle: "small" });
