import type { Order } from "@countertop/sdk/types";

/** An order with only the fields that the tested rule reads. */
export const anOrder = (parts: object = {}): Order =>
  ({ id: "order_1", status: "pending", ...parts }) as unknown as Order;
