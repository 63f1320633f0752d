import type { CallOptions, Input, Operation, Output } from "@countertop/sdk";
import { useClient, useRevalidate, useOperationWriter } from "@countertop/sdk/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { exactlyOnce } from "../../lib/exactly-once.ts";
import { orders } from "../../resources/orders.ts";
import { notify } from "../../ui/notify.ts";
import type { Order } from "./order.ts";

export interface OrderAction<O, State> {
  /** The id of the action's order. */
  id: string;
  operation: Operation<O>;
  input: Input<O>;
  /** Evidence, such as the ids of refunds of this amount. If it has a new entry, the action was done. */
  evidence(state: State): readonly string[];
  /** The order as the operator sees it. If it isn't loaded, as in a list, it is read first. */
  seen?: State | undefined;
  /** The order when the operator started. Pass it if `seen` is fresh and was already checked for concurrent changes. */
  shown?: Order | undefined;
  /** The part of the order that the action affects, such as a line, if neither the path nor the order identifies it. */
  about?: string;
  /** Reads the state that contains the evidence, if it isn't the order. */
  read?: () => Promise<State>;
}

/** Milliseconds after which the response to a save is considered lost. */
const TIMEOUT = 60_000;

/**
 * Runs an action that moves money or stock. A double click runs it once. If the response is lost, the order is read to find out
 * whether the action was done. If the server stores keys for a request, it is sent with a key. An action that someone else did
 * since the order was read isn't repeated, because the server would do most actions twice, such as shipping a package. Resolves to
 * the response, if there was one. Rejects with the server's error, or with a text about the outcome. In both cases, the order is
 * read again, to show other operators' changes.
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
        // Also refetches parts of the order that the contract assigns to other resources, such as the payments of an edit.
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

const page = { path: "/admin/orders/{id}", invalidates: ["orders"] };

/** For these operations, the server stores keys, and runs each key only once. */
const keyed: ReadonlySet<string> = new Set([
  "/admin/orders/{id}/return",
  "/admin/orders/{id}/swaps",
  "/admin/orders/{id}/claims",
]);
