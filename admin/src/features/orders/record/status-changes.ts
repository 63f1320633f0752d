import {
  adminArchiveOrder,
  adminCancelOrder,
  adminCompleteOrder,
} from "@countertop/sdk/operations";
import { useOrderAction } from "../order-action.ts";
import type { Order } from "../order.ts";

/** Actions that change the status of the whole order. `blockers` returns the reason why one isn't possible now. */
const changes = {
  complete: { operation: adminCompleteOrder, becomes: "completed" },
  archive: { operation: adminArchiveOrder, becomes: "archived" },
  cancel: { operation: adminCancelOrder, becomes: "canceled" },
} as const;
export type StatusChange = keyof typeof changes;

/** Runs one of these actions. In a list, `read` returns the order with its new status. */
export function useStatusChange() {
  const act = useOrderAction();
  return (name: StatusChange, seen: Order, read?: () => Promise<Order>) => {
    const { operation, becomes } = changes[name];
    return act({
      id: seen.id,
      operation,
      input: { id: seen.id, query: { fields: "id", expand: "" } },
      seen,
      ...(read && { read }),
      evidence: ({ status }) => (status === becomes ? [status] : []),
    });
  };
}
