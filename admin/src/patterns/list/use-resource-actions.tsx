import { useNavigate } from "@tanstack/react-router";
import { Eye, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../lib/errors.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { useOperationWriter } from "@countertop/sdk/react";
import type { ListAction, ListPageProps } from "./list-types.ts";

/**
 * Actions that all lists have: open, the list's own actions, and delete. A custom `delete` overrides properties of the default
 * one.
 */
export function useResourceActions<L, R, C, U, F extends FilterDefs<L>>(
  { path, record, remove, slug }: Resource<L, R, C, U, F>,
  own: readonly ListAction<RowOf<L>>[] = [],
  { kept, dependents }: Pick<ListPageProps<L, R, C, U, F>, "kept" | "dependents"> = {},
): readonly ListAction<RowOf<L>>[] {
  const { t } = useTranslation("common");
  const text = useResourceText({ slug });
  const navigate = useNavigate();
  const write = useOperationWriter();
  const gentle = own.find((action) => action.gentle);
  const open: ListAction<RowOf<L>> = {
    id: "open",
    label: t("actions.open"),
    icon: <Eye aria-hidden />,
    go: ({ id }) => void navigate({ to: `/a${path}/${encodeURIComponent(id)}` }),
  };
  const deletion: ListAction<RowOf<L>> = {
    id: "delete",
    label: t("actions.delete"),
    icon: <Trash2 aria-hidden />,
    danger: true,
    ...(kept && { offered: (row) => kept(row) === undefined }),
    ask: {
      title: text("delete.manyTitle"),
      text: (count) => text("delete.manyText", { count }),
      confirm: t("actions.delete"),
      ...(gentle && { instead: gentle.id }),
      ...(dependents && { dependents }),
    },
    run: async (id) => {
      const why = kept?.({ id });
      if (why !== undefined) throw new CannotBeDone(why);
      if (remove) await write(remove, { id });
    },
    done: (count) => text("delete.manyDone", { count }),
    ...own.find(({ id }) => id === "delete"),
  };
  const others = own.filter(({ id }) => id !== "delete");
  return [...(record ? [open] : []), ...others, ...(remove ? [deletion] : [])];
}
