import type { Order } from "../order.ts";

/** An order as its page has it is always dated; only other calls may leave the date out. */
export const dated = (order: Order): Order & { updated_at: string } => ({
  ...order,
  updated_at: order.updated_at ?? order.created_at,
});
