import { adminDeleteCollection } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { Eye, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListAction } from "../../patterns/list-types.ts";
import type { ListedCollection } from "./collection-queries.ts";

/** What can be done with collections in the list: with one by its menu, with many by the bar. */
export function useCollectionActions(): readonly ListAction<ListedCollection>[] {
  const { t } = useTranslation(["collections", "common"]);
  const client = useClient();
  const navigate = useNavigate();
  return [
    {
      id: "open",
      label: t("common:actions.open"),
      icon: <Eye aria-hidden />,
      go: ({ id }) => void navigate({ to: "/a/collections/$id", params: { id } }),
    },
    {
      id: "delete",
      label: t("common:actions.delete"),
      icon: <Trash2 aria-hidden />,
      danger: true,
      ask: {
        title: t("delete.manyTitle"),
        text: () => t("delete.text"),
        confirm: t("common:actions.delete"),
      },
      run: (id) => client.send(adminDeleteCollection, { id }),
      done: (count) => t("delete.manyDone", { count }),
    },
  ];
}
