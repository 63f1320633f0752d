import { css } from "#styled/css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as Table from "../../ui/table.tsx";
import { useFormat } from "../page/use-format.ts";

/** Maximum number of rows to show. */
export const SHOWN = 100;

export interface PreviewColumn<Row> {
  heading: string;
  align?: "end";
  cell(row: Row): ReactNode;
}

/** A preview of the import by row, up to a limit. */
export function Preview<Row>({
  label,
  rows,
  keyOf,
  columns,
}: {
  label: string;
  rows: readonly Row[];
  keyOf(row: Row): string;
  columns: readonly PreviewColumn<Row>[];
}) {
  return (
    <Frame label={label} count={rows.length}>
      <Table.Head>
        {columns.map(({ heading, align }) => (
          <Table.Header key={heading} {...(align && { align })}>
            {heading}
          </Table.Header>
        ))}
      </Table.Head>
      <Table.Body>
        {rows.slice(0, SHOWN).map((row) => (
          <Table.Row key={keyOf(row)}>
            {columns.map(({ heading, align, cell }) => (
              <Table.Cell key={heading} {...(align && { align })}>
                {cell(row)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Frame>
  );
}

/** Text from a file or a user, which can have any length and direction. */
export const FileText = ({ children }: { children: string }) => (
  <bdi className={given}>{children}</bdi>
);

/** A table of which the first rows are shown. */
export function Frame({
  label,
  count,
  children,
}: {
  label: string;
  count: number;
  children: ReactNode;
}) {
  const { t } = useTranslation("import");
  const format = useFormat();
  return (
    <div className={part}>
      <div className={frame}>
        <Table.Scroller label={label}>
          <Table.Root aria-label={label}>{children}</Table.Root>
        </Table.Scroller>
      </div>
      {count > SHOWN && (
        <p className={note}>
          {t("check.more", { shown: format.number(SHOWN), total: format.number(count) })}
        </p>
      )}
    </div>
  );
}

const part = css({ display: "grid", gap: "8", minWidth: 0 });
const frame = css({ border: "hairline", borderRadius: "card", overflow: "hidden", minWidth: 0 });
const given = css({
  display: "inline-block",
  verticalAlign: "middle",
  maxWidth: "220",
  truncate: true,
});
const note = css({ textStyle: "small", color: "fg.subtle" });
