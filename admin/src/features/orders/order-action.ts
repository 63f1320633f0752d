import type { CallOptions, Input, Operation, Output } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { once } from "../../lib/once.ts";
import { useSettleWrites, useWrite } from "../../patterns/resource.ts";
import { orders } from "../../resources/orders.ts";
import { notify } from "../../ui/notify.ts";
import type { Order } from "./order.ts";

export interface OrderAction<O, State> {
  /** The order that it is about. */
  id: string;
  operation: Operation<O>;
  input: Input<O>;
  /** By what it is known once it is done: a mark that was not there before. Such as the ids of refunds of this amount. */
  marks(state: State): readonly string[];
  /** The order as the operator sees it; read first where it is not at hand, as in a list. */
  seen?: State | undefined;
  /** The order as it was when the operator began, where `seen` was read just now and what others did since was looked at. */
  shown?: Order | undefined;
  /** What of the order it is about, where neither the path nor the order says it: a line. */
  about?: string;
  /** What the marks are read from, where that is not the order. */
  read?: () => Promise<State>;
}

/** A save that takes longer has lost its answer. */
const TIMEOUT = 60_000;

/**
 * How an order is acted on where money or stock moves: a double click is one, an answer that was lost is looked for in the order,
 * and what the server keeps a key for is sent under one. What somebody else has done since the order was seen is not done once more:
 * of most of it the server would make two, such as a parcel that is sent, or unpacked, by both. Gives the answer, if there was one. Rejects with what the server refuses, or with the words for what
 * became of it; either way the order is fetched anew, so that what happened meanwhile is seen.
 */
export function useOrderAction() {
  const { t, i18n } = useTranslation("common");
  const client = useClient();
  const write = useWrite();
  const settle = useSettleWrites();
  return useCallback(
    async <O, State = Order>(action: OrderAction<O, State>): Promise<Output<O> | undefined> => {
      const { id, operation, input, marks, seen } = action;
      const options: CallOptions = {
        timeout: TIMEOUT,
        ...(keyed.has(operation.path) && { retries: { attempts: 2, mode: "exactly-once" } }),
      };
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String((input as Record<string, unknown>)[name]),
      );
      let answer: Output<O> | undefined;
      const readOrder = async () =>
        orders.recordIn(
          await orders
            .recordQueryOptions(client, id)
            .queryFn({ signal: AbortSignal.timeout(TIMEOUT) }),
        );
      const outcome = await once<State>({
        name: `${operation.method} ${path} ${id} ${action.about ?? ""}`,
        input,
        send: async () => {
          if (seen && !action.read && !action.shown) {
            const known = new Set(marks(seen));
            const now = await readOrder();
            if (marks(now as State).some((mark) => !known.has(mark))) {
              const { tooLate } = await import("./meanwhile.ts");
              throw await tooLate(t("errors.doneByOthers"), {
                seen: seen as unknown as Order,
                now,
                i18n,
              });
            }
          }
          answer = await write(operation, input, options);
        },
        read: action.read ?? (readOrder as () => Promise<State>),
        marks,
        seen,
        // The page shows parts of the order that the contract counts to others, such as the payments of an edit.
        over: () => void settle(operation as never, page),
      }).catch(async (error: unknown) => {
        const shown =
          action.shown ?? (action.read ? undefined : (seen as unknown as Order | undefined));
        if (!shown) throw error;
        const { toldWhy } = await import("./meanwhile.ts");
        throw await toldWhy(error, { seen: shown, read: readOrder, i18n });
      });
      if (outcome === "found") notify("success", t("errors.foundTitle"), t("errors.foundText"));
      return answer;
    },
    [client, write, settle, t, i18n],
  );
}

const page = { path: "/admin/orders/{id}", invalidates: ["orders"] };

/** The server issues keys for these, and does under one key what it is asked to once. */
const keyed: ReadonlySet<string> = new Set([
  "/admin/orders/{id}/return",
  "/admin/orders/{id}/swaps",
  "/admin/orders/{id}/claims",
]);
