import type { CallOptions, Input, Operation, Output } from "@countertop/sdk";
import { useClient, useRevalidate, useOperationWriter } from "@countertop/sdk/react";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { exactlyOnce } from "../../lib/exactly-once.ts";
import { orders } from "../../resources/orders.ts";
import { notify } from "../../ui/notify.ts";
import type { Order } from "./order.ts";

export interface OrderAction<O, State> {
  /** The id of the order. */
  id: string;
  operation: Operation<O>;
  input: Input<O>;
  /** Evidence that the action was done, such as ids of refunds of this amount. A new entry means that it succeeded. */
  evidence(state: State): readonly string[];
  /** The order as the operator sees it. If it isn't loaded, as in a list, this hook reads the order first. */
  seen?: State | undefined;
  /** The order when the operator started. Pass it if `seen` is fresh and was already checked for concurrent changes. */
  shown?: Order | undefined;
  /** The part of the order that the action affects, such as a line, if neither the path nor the input identifies it. */
  about?: string;
  /** Reads the state that contains the evidence, if that isn't the order. */
  read?: () => Promise<State>;
}

/** Time in milliseconds after which the response to a write is considered lost. */
const TIMEOUT = 60_000;

/**
 * Runs an action that moves money or stock, only once even after a double click. If the response is lost, reads the order to find
 * out whether the action was done. If the server stores keys for the operation, sends a key. Doesn't repeat an action that
 * someone else did since the order was read, because the server would do most actions twice, such as shipping a package. Resolves
 * to the response, if there was one. Rejects with the server's error, or with a message about the outcome. Always refetches the
 * order, which shows other operators' changes.
 */
export function useOrderAction() {
  const { t, i18n } = useTranslation("common");
  const client = useClient();
  const write = useOperationWriter();
  const settle = useRevalidate();
  return useCallback(
    async <O, State = Order>(action: OrderAction<O, State>): Promise<Output<O> | undefined> => {
      const { id, operation, input, evidence, seen } = action;
      const options: CallOptions = {
        timeout: TIMEOUT,
        ...(keyed.has(operation.path) && { retries: { attempts: 2, mode: "exactly-once" } }),
      };
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String((input as Record<string, unknown>)[name]),
      );
      const shown = (action.shown ?? (action.read ? undefined : seen)) as Order | undefined;
      let answer: Output<O> | undefined;
      const readOrder = async () =>
        orders.recordIn(
          await orders
            .recordQueryOptions(client, id)
            .queryFn({ signal: AbortSignal.timeout(TIMEOUT) }),
        );
      const outcome = await exactlyOnce<State>({
        name: `${operation.method} ${path} ${id} ${action.about ?? ""}`,
        input,
        send: async () => {
          if (seen && shown && !action.shown) {
            const known = new Set(evidence(seen));
            const now = await readOrder();
            if (evidence(now as State).some((mark) => !known.has(mark))) {
              const { tooLate } = await import("./concurrent-changes.ts");
              throw await tooLate(t("errors.doneByOthers"), {
                seen: shown,
                now,
                i18n,
              });
            }
          }
          answer = await write(operation, input, options);
        },
        read: action.read ?? (readOrder as () => Promise<State>),
        evidence,
        seen,
        // Also refetches parts of the order that the contract assigns to other resources, such as payments of an edit.
        over: () => void settle(operation, page),
      }).catch(async (error: unknown) => {
        if (!shown) throw error;
        const { withConcurrentChanges } = await import("./concurrent-changes.ts");
        throw await withConcurrentChanges(error, { seen: shown, read: readOrder, i18n });
      });
      if (outcome === "found") notify("success", t("errors.foundTitle"), t("errors.foundText"));
      return answer;
    },
    [client, write, settle, t, i18n],
  );
}

/**
 * Runs an action of a drawer with the order as it was when the drawer opened. The page's current order would hide that someone
 * else has already done the same. After a rejection, which shows the changes, the action runs with the current order.
 */
export function useOpenedOrder(order: Order) {
  const opened = useRef<Order | undefined>(order);
  return async <Result>(act: (seen: Order) => Promise<Result>): Promise<Result> => {
    try {
      return await act(opened.current ?? order);
    } catch (error) {
      opened.current = undefined;
      throw error;
    }
  };
}

const page = { path: "/admin/orders/{id}", invalidates: ["orders"] };

/** Operations for which the server stores idempotency keys, so that each key runs only once. */
const keyed: ReadonlySet<string> = new Set([
  "/admin/orders/{id}/return",
  "/admin/orders/{id}/swaps",
  "/admin/orders/{id}/claims",
]);
