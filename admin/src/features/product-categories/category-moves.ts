import { adminUpdateProductCategory } from "@countertop/sdk/operations";
import { useAdminUpdateProductCategory, useClient, useRevalidate } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { fetchNow } from "../../lib/fetch-now.ts";
import { useFormat } from "../../patterns/page.ts";
import { notify } from "../../ui/notify.ts";
import { treeQuery } from "./category-queries.ts";
import {
  childrenOf,
  moved,
  placeOf,
  moveProblem,
  samePlace,
  toMoveBody,
  toTree,
  type Category,
  type Place,
  type Tree,
} from "./category-tree.ts";

interface Move {
  id: string;
  to: Place;
}

interface Moves {
  /**
   * Moves that are visible but not saved yet. They are sent one after another, because each rank depends on the previous moves.
   */
  waiting: readonly Move[];
  /** Moves that undo the previous ones, starting with the last one. */
  undo: readonly Move[];
  /** The text for screen readers to announce. */
  announcement: string;
}

/** The state is global, because moves continue to be saved while another page is open. */
let state: Moves = { waiting: [], undo: [], announcement: "" };
let working = false;
let dismiss = (): void => undefined;
const listeners = new Set<() => void>();
function change(next: Partial<Moves>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const useMovesState = (): Moves => useSyncExternalStore(subscribe, () => state);

class MoveError extends Error {
  readonly why: "inside" | "gone";
  constructor(why: "inside" | "gone") {
    super(why);
    this.why = why;
  }
}

const noCategories: readonly Category[] = [];

/** The query for the categories, and the tree with the pending moves. */
export function useCategoryTree() {
  const query = useQuery(treeQuery(useClient()));
  const { waiting } = useMovesState();
  const list = query.data?.product_categories ?? noCategories;
  const stored = useMemo(() => toTree(list), [list]);
  const tree = useMemo(
    () => waiting.reduce((now, { id, to }) => moved(now, id, to), stored),
    [stored, waiting],
  );
  return { query, tree };
}

/**
 * Returns functions that move categories. A move is visible immediately, reverted if the server rejects it, and can be undone.
 */
export function useCategoryMoves(tree: Tree) {
  const { t } = useTranslation("product-categories");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const queries = useQueryClient();
  const settle = useRevalidate();
  const query = treeQuery(useClient());
  const { mutateAsync } = useAdminUpdateProductCategory();
  const { undo, announcement } = useMovesState();

  async function send({ id, to }: Move): Promise<void> {
    // Checks the move against the current tree, because other operators may have moved categories. The server would put a
    // category into itself, and from then on, requests for that category would fail.
    const fresh = await fetchNow(queries, query);
    const why = moveProblem(toTree(fresh.product_categories), id, to);
    if (why) throw new MoveError(why);
    await mutateAsync({ id, body: toMoveBody(to) });
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    try {
      while (state.waiting.length > 0) {
        const batch = state.waiting;
        for (const move of batch) await send(move);
        await settle(adminUpdateProductCategory);
        change({ waiting: state.waiting.slice(batch.length) });
      }
    } catch (error) {
      // Discards the following moves, because they depend on this one.
      change({ waiting: [], undo: [], announcement: "" });
      void settle(adminUpdateProductCategory);
      notify(
        "error",
        t("move.failedTitle"),
        error instanceof MoveError
          ? t(error.why === "inside" ? "move.inside" : "move.gone")
          : problemOf(error, tCommon).message,
      );
    } finally {
      working = false;
    }
  }

  function start(move: Move, back: readonly Move[]): void {
    const name = tree.nodes.get(move.id)?.name ?? "";
    const { parent, index } = move.to;
    const siblings = childrenOf(tree, parent);
    const count = siblings.length + (siblings.some(({ id }) => id === move.id) ? 0 : 1);
    const numbers = { position: format.number(index + 1), total: format.number(count) };
    change({
      waiting: [...state.waiting, move],
      undo: back,
      announcement:
        parent === null
          ? t("move.saidTop", { name, ...numbers })
          : t("move.said", { name, parent: tree.nodes.get(parent)?.name ?? "", ...numbers }),
    });
    void work();
  }

  const undoLast = () => {
    const [last, ...rest] = state.undo;
    if (last) start(last, rest);
  };
  return {
    announcement,
    canUndo: undo.length > 0,
    undo: undoLast,
    move(id: string, to: Place): void {
      const from = placeOf(tree, id);
      if (!from || samePlace(from, to) || moveProblem(tree, id, to)) return;
      start({ id, to }, [{ id, to: from }, ...state.undo]);
      // Replaces the previous notification, so that consecutive moves show only one.
      dismiss();
      dismiss = notify("success", t("move.done"), tree.nodes.get(id)?.name, {
        label: tCommon("actions.undo"),
        run: undoLast,
      });
    },
  };
}
