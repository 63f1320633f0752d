import { CornerDownRight, MoveDown, MoveUp, Undo2, CornerUpLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../lib/commands.ts";
import type { useCategoryMoves } from "./category-moves.ts";
import { stepped, type Step, type Tree } from "./category-tree.ts";

export interface MoveKeysOptions {
  tree: Tree;
  enabled: boolean;
  moves: ReturnType<typeof useCategoryMoves>;
  onExpand(id: string): void;
}

const icons = { up: MoveUp, down: MoveDown, in: CornerDownRight, out: CornerUpLeft };

/**
 * Moves the focused category with Alt and an arrow key. The keys are mirrored in right-to-left languages. Returns the
 * announcement for a move that isn't possible, or an empty string.
 */
export function useMoveKeys({ tree, enabled, moves, onExpand }: MoveKeysOptions): string {
  const { t, i18n } = useTranslation(["product-categories", "common"]);
  const [stuck, setStuck] = useState("");
  const [inward, outward] =
    i18n.dir() === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const keys = { up: "ArrowUp", down: "ArrowDown", in: inward, out: outward };

  const labels = {
    up: t("common:move.up"),
    down: t("common:move.down"),
    in: t("actions.in"),
    out: t("actions.out"),
  };

  const go = (step: Step): boolean => {
    const row = document.activeElement?.closest<HTMLElement>("[role=treeitem]");
    const id = row?.dataset["category"];
    if (!enabled || id === undefined) return false;
    const to = stepped(tree, id, step);
    setStuck(to ? "" : t("move.stays", { name: tree.nodes.get(id)?.name ?? "" }));
    if (to) {
      if (to.parent !== null) onExpand(to.parent);
      moves.move(id, to);
    }
    return true;
  };
  useCommands([
    ...(["up", "down", "in", "out"] as const).map((step) => {
      const Icon = icons[step];
      return {
        id: `categories.${step}`,
        group: "list" as const,
        label: labels[step],
        icon: <Icon aria-hidden />,
        keys: `alt+${keys[step]}`,
        keysOnly: true,
        run: () => go(step),
      };
    }),
    ...(moves.canUndo
      ? [
          {
            id: "categories.undo",
            group: "page" as const,
            label: t("move.undoLast"),
            icon: <Undo2 aria-hidden />,
            keys: "mod+z",
            run: () => {
              // Ignores the shortcut in a text field, which has its own undo.
              if (document.activeElement?.matches("input, textarea")) return false;
              moves.undo();
              return true;
            },
          },
        ]
      : []),
  ]);
  return stuck;
}
