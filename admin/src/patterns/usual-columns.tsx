import { css } from "#styled/css";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "./list-table.tsx";
import { useFormat } from "./use-format.ts";

interface Dated {
  id: string;
  created_at: string;
  updated_at: string;
}
type Rest<Row> = Partial<Column<Row>>;

/** The columns that every list has in one way or another: a line of text, the dates, the id. */
export function useUsualColumns<Row extends Dated>() {
  const { t } = useTranslation("common");
  const format = useFormat();
  return useMemo(() => {
    /** There by choice, until `rest` says otherwise. */
    const text = (
      id: string,
      header: string,
      value: (row: Row) => string | null | undefined,
      rest: Rest<Row> = {},
    ): Column<Row> => ({
      id,
      header,
      width: "160px",
      hidden: true,
      cell: (row) => <span className={oneLine}>{value(row) || t("values.none")}</span>,
      csv: value,
      ...rest,
    });
    /** The first of some names, and how many more there are. */
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
    const date = (
      id: string,
      header: string,
      field: "created_at" | "updated_at",
      rest: Rest<Row>,
    ) =>
      text(id, header, (row) => row[field], {
        order: `-${field}`,
        skeleton: "80px",
        cell: (row) => (
          <time dateTime={row[field]} title={format.dateTime(row[field])}>
            {format.relative(row[field])}
          </time>
        ),
        ...rest,
      });
    return {
      text,
      names,
      created: (rest: Rest<Row> = {}) =>
        date("created", t("record.created"), "created_at", {
          hidden: false,
          from: "lg",
          width: "128px",
          ...rest,
        }),
      updated: (rest: Rest<Row> = {}) => date("updated", t("record.updated"), "updated_at", rest),
      id: () => text("id", t("record.id"), ({ id }) => id, { width: "240px" }),
    };
  }, [t, format]);
}

const several = css({ display: "flex", gap: "6", position: "relative", minWidth: 0 });
const spoken = css({ srOnly: true });
const one = css({ lineClamp: 1, overflowWrap: "anywhere" });
const more = css({ color: "fg.muted" });
const oneLine = css({ lineClamp: 1, overflowWrap: "anywhere" });
