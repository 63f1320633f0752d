import { css } from "#styled/css";
import { adminUpdateCollection } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import { RowLink } from "../../patterns/links.tsx";
import type { Column } from "../../patterns/list-table.tsx";
import { useFormat } from "../../patterns/use-format.ts";
import { useUsualColumns } from "../../patterns/usual-columns.tsx";
import type { ListedCollection } from "./collection-queries.ts";

/** The columns of the list of collections. */
export function useCollectionColumns(): readonly Column<ListedCollection>[] {
  const { t } = useTranslation(["collections", "members"]);
  const format = useFormat();
  const client = useClient();
  const columns = useUsualColumns<ListedCollection>();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("fields.title"),
        order: "title",
        skeleton: "45%",
        fixed: true,
        csv: ({ title }) => title,
        cell: (collection) => (
          <RowLink
            to="/a/collections/$id"
            params={{ id: collection.id }}
            title={nameOf(collection)}
          >
            <span className={name}>{nameOf(collection)}</span>
          </RowLink>
        ),
        edit: {
          value: ({ title }) => title,
          apply: (collection, title) => ({ ...collection, title }),
          save: ({ id }, title) => client.send(adminUpdateCollection, { id, body: { title } }),
          maxLength: 255,
        },
      },
      columns.text("handle", t("fields.handle"), ({ handle }) => handle, {
        hidden: false,
        from: "md",
        width: "240px",
        order: "handle",
      }),
      {
        id: "products",
        header: t("members:title"),
        align: "end",
        width: "96px",
        skeleton: "24px",
        csv: ({ products }) => products?.length ?? 0,
        cell: ({ products }) => format.number(products?.length ?? 0),
      },
      columns.created(),
      columns.updated({ hidden: false, from: "lg", width: "128px" }),
      columns.id(),
    ],
    [t, format, client, columns],
  );
}

const name = css({ lineClamp: { base: 2, md: 1 }, overflowWrap: "anywhere" });
