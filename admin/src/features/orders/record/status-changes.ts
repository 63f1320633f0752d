import {
  adminArchiveOrder,
  adminCancelOrder,
  adminCompleteOrder,
} from "@countertop/sdk/operations";
import { useOrderAction } from "../order-action.ts";
import type { Order } from "../order.ts";

/** Actions that change only the status of an order. `blockers` has the reason why one isn't possible now. */
const changes = {
  complete: { operation: adminCompleteOrder, becomes: "completed" },
  archive: { operation: adminArchiveOrder, becomes: "archived" },
  cancel: { operation: adminCancelOrder, becomes: "canceled" },
} as const;
export type StatusChange = keyof typeof changes;

/** Runs one of these actions, on the order's page or in the list, where `read` returns the order's new status. */
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
