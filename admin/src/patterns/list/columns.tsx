import { css } from "#styled/css";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "./list-table.tsx";
import { RecordLink, RowLink } from "../page/links.tsx";
import { useFormat } from "../page/use-format.ts";
import { Text } from "../../ui/table.tsx";
import type { Resource, RowOf } from "../resource/define.ts";
import { useOperationWriter, type WriteFacts } from "@countertop/sdk/react";

type Rest<Row> = Partial<Column<Row>>;
type TextField<Row> = {
  [Name in keyof Row]: Row[Name] extends string ? Name : never;
}[keyof Row] &
  string;

/** Returns functions that create columns of a resource's list: for the record's name, text, numbers, dates, and so on. */
export function useColumns<L, R, C, U, F>(resource: Resource<L, R, C, U, F>) {
  type Row = RowOf<L> & { created_at?: string; updated_at?: string };
  const { t } = useTranslation("common");
  const format = useFormat();
  const write = useOperationWriter();
  return useMemo(() => {
    const { nameOf, path, update, record } = resource;
    /** The first column, with the record's name. It links to the record's page, and can be edited in place. */
    const name = (
      id: TextField<RowOf<L>>,
      header: string,
      { editedAs, ...rest }: Rest<Row> & { editedAs?: string } = {},
    ): Column<Row> => {
      const valueOf = (row: Row) => String(Reflect.get(row, id) ?? "");
      return {
        id,
        header,
        order: id,
        skeleton: "45%",
        fixed: true,
        csv: valueOf,
        cell: (row) =>
          record ? (
            <RowLink to={`/a${path}/${row.id}` as string} title={nameOf(row)}>
              <Text>{nameOf(row)}</Text>
            </RowLink>
          ) : (
            <Text>{nameOf(row)}</Text>
          ),
        ...(update && {
          edit: {
            ...(editedAs !== undefined && { name: editedAs }),
            value: valueOf,
            apply: (row, value) => ({ ...row, [id]: value }),
            save: (row, value) =>
              write(update as WriteFacts, { id: row.id, body: { [id]: value } }),
            maxLength: 255,
          },
        }),
        ...rest,
      };
    };
    const number = (
      id: string,
      header: string,
      value: (row: Row) => number | null | undefined,
      rest: Rest<Row> = {},
    ): Column<Row> => ({
      id,
      header,
      kind: "number",
      width: "96px",
      skeleton: "24px",
      csv: value,
      cell: (row) => {
        const of = value(row);
        return of == null ? t("values.none") : format.number(of);
      },
      ...rest,
    });
    /** A column with text. It is hidden by default, unless `rest` overrides that. */
    const text = (
      id: string,
      header: string,
      value: (row: Row) => string | null | undefined,
      rest: Rest<Row> = {},
    ): Column<Row> => ({
      id,
      header,
      hidden: true,
      cell: (row) => <Text oneLine={rest.kind !== "person"}>{value(row) || t("values.none")}</Text>,
      csv: value,
      ...rest,
    });
    /** A column with the name of a related record, which links to that record's page. This link is on top of the row's link. */
    const linked = <Other,>(
      id: string,
      header: string,
      to: { path: string; nameOf(record: Other): string },
      recordOf: (row: Row) => (Other & { id: string }) | null | undefined,
      rest: Rest<Row> = {},
    ) =>
      text(
        id,
        header,
        (row) => {
          const record = recordOf(row);
          return record && to.nameOf(record);
        },
        { cell: (row) => <RecordLink resource={to} record={recordOf(row)} />, ...rest },
      );
    /** A column with the first name of a list, and the number of other names. */
    const names = (
      id: string,
      header: string,
      namesOf: (row: Row) => readonly string[] | undefined,
      rest: Rest<Row> = {},
    ) => {
      const whole = (row: Row) => format.list(namesOf(row) ?? []);
      return text(id, header, whole, {
        cell: (row) => {
          const [first, ...others] = namesOf(row) ?? [];
          if (first === undefined) return t("values.none");
          return (
            <span className={several} title={whole(row)}>
              <span className={spoken}>{whole(row)}</span>
              <span aria-hidden className={one}>
                {first}
              </span>
              {others.length > 0 && (
                <span aria-hidden className={more}>{`+${format.number(others.length)}`}</span>
              )}
            </span>
          );
        },
        ...rest,
      });
    };
    /** A column with a relative time. A tooltip shows the date. */
    const date = (
      id: string,
      header: string,
      value: (row: Row) => string | null | undefined,
      rest: Rest<Row> = {},
    ) =>
      text(id, header, value, {
        kind: "date",
        skeleton: "80px",
        cell: (row) => {
          const at = value(row);
          return at ? (
            <time dateTime={at} title={format.dateTime(at)}>
              {format.relative(at)}
            </time>
          ) : (
            t("values.none")
          );
        },
        ...rest,
      });
    return {
      name,
      text,
      linked,
      names,
      number,
      date,
      created: (rest: Rest<Row> = {}) =>
        date("created", t("record.created"), ({ created_at }) => created_at, {
          order: "-created_at",
          hidden: false,
          priority: 3,
          ...rest,
        }),
      updated: (rest: Rest<Row> = {}) =>
        date("updated", t("record.updated"), ({ updated_at }) => updated_at, {
          order: "-updated_at",
          ...rest,
        }),
      id: () => text("id", t("record.id"), ({ id }) => id, { width: "240px" }),
    };
  }, [t, format, write, resource]);
}

const several = css({ display: "flex", gap: "6", position: "relative", minWidth: 0 });
const spoken = css({ srOnly: true });
const one = css({ lineClamp: 1, overflowWrap: "anywhere" });
const more = css({ color: "fg.muted" });
