import { useNavigate } from "@tanstack/react-router";
import { Eye, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs } from "../resource/filters.ts";
import { useResourceText } from "../resource/use-resource-text.ts";
import { useWrite } from "../resource/use-write.ts";
import type { ListAction } from "./list-types.ts";

/**
 * What can be done with any record in a list: it is opened, and deleted, with what is its own between the two. An own action
 * `delete` is deleting as this list has it.
 */
export function useResourceActions<L, R, C, U, F extends FilterDefs<L>>(
  { path, record, remove, slug }: Resource<L, R, C, U, F>,
  own: readonly ListAction<RowOf<L>>[] = [],
  removable?: (row: RowOf<L>) => boolean,
): readonly ListAction<RowOf<L>>[] {
  const { t } = useTranslation("common");
  const text = useResourceText({ slug });
  const navigate = useNavigate();
  const write = useWrite();
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
    ...(removable && { offered: removable }),
    ask: {
      title: text("delete.manyTitle"),
      text: (count) => text("delete.manyText", { count }),
      confirm: t("actions.delete"),
      ...(gentle && { instead: gentle.id }),
    },
    run: (id) => (remove ? write(remove, { id }) : Promise.resolve()),
    done: (count) => text("delete.manyDone", { count }),
    ...own.find(({ id }) => id === "delete"),
  };
  const others = own.filter(({ id }) => id !== "delete");
  return [...(record ? [open] : []), ...others, ...(remove ? [deletion] : [])];
}
