import type { Order } from "../order.ts";

/** The order on its page always has this date. Only other calls may omit it. */
export const dated = (order: Order): Order & { updated_at: string } => ({
  ...order,
  updated_at: order.updated_at ?? order.created_at,
});
