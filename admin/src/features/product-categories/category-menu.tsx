import { FolderInput, FolderPlus, MoveDown, MoveUp, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyRowMenu } from "../../patterns/list.ts";
import type { useCategoryMoves } from "./category-moves.ts";
import type { CategoryEdit } from "./category-search.ts";
import { stepped, type Tree } from "./category-tree.ts";

export interface CategoryMenuOptions {
  tree: Tree;
  moves: ReturnType<typeof useCategoryMoves>;
  onOpen(edit: CategoryEdit, of: string): void;
}

/** The menu of actions on a category. All lines of the tree share one menu. */
export function useCategoryMenu({ tree, moves, onOpen }: CategoryMenuOptions) {
  const { t } = useTranslation(["product-categories", "common"]);
  const [menu, setMenu] = useState<{ id: string; anchor: () => HTMLElement | null }>();
  const node = menu && tree.nodes.get(menu.id);
  const steps = { up: MoveUp, down: MoveDown } as const;

  const act = (id: string, action: string) => {
    if (action === "up" || action === "down") {
      const to = stepped(tree, id, action);
      if (to) moves.move(id, to);
    } else onOpen(action as CategoryEdit, id);
  };
  const shown = menu && node && (
    <Suspense>
      <LazyRowMenu
        key={menu.id}
        anchor={menu.anchor}
        label={t("common:list.rowActions", { name: node.name })}
        actions={[
          { id: "general", label: t("actions.edit"), icon: <Pencil aria-hidden /> },
          { id: "new", label: t("actions.addInside"), icon: <FolderPlus aria-hidden /> },
          { id: "move", label: t("actions.moveTo"), icon: <FolderInput aria-hidden /> },
          ...(["up", "down"] as const)
            .filter((step) => stepped(tree, menu.id, step))
            .map((step) => {
              const Icon = steps[step];
              return { id: step, label: t(`common:move.${step}`), icon: <Icon aria-hidden /> };
            }),
          { id: "delete", label: t("actions.delete"), icon: <Trash2 aria-hidden /> },
        ]}
        onAction={(action) => act(menu.id, action)}
        onClose={() => setMenu(undefined)}
      />
    </Suspense>
  );
  return {
    of: menu?.id,
    toggle: (id: string, anchor: () => HTMLElement | null) =>
      setMenu(menu?.id === id ? undefined : { id, anchor }),
    shown,
  };
}
