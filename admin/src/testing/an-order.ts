import type { Order } from "@countertop/sdk/types";

/** An order with what the rule under test reads of one. */
export const anOrder = (parts: object = {}): Order =>
  ({ id: "order_1", status: "pending", ...parts }) as unknown as Order;
