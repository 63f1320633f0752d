import { ApiError } from "@countertop/sdk";

/** True if an order was rejected because an item in the cart has sold out. The store lists the reasons in `errors`. */
export function isSoldOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { errors = [error] } = Object(error.body) as { errors?: readonly { code?: unknown }[] };
  return errors.some(({ code }) => code === "insufficient_inventory");
}
