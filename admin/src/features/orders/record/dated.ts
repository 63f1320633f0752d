import type { Order } from "../order.ts";

/** Adds `updated_at` if it is missing. The order that a page reads always has it; only responses of other calls may lack it. */
export const dated = (order: Order): Order & { updated_at: string } => ({
  ...order,
  updated_at: order.updated_at ?? order.created_at,
});
