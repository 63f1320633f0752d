import type { HttpClient } from "@countertop/sdk";
import { storeRetrieveOrderByCart, storeRetrieveSwapByCart } from "@countertop/sdk/operations";
import { isNotFound, isRejected } from "../cart/answers.ts";
import type { CartMutation } from "../cart/provider.tsx";
import type { CartWriter, Resumed } from "../cart/writer.ts";

/** The order or the paid exchange that a cart became. */
export type Bought = Exclude<
  NonNullable<CartMutation<"completeCheckout">["data"]>,
  { type: "cart" }
>;

/** Number of times that a payment is asked for again. The wait doubles each time. The waits take about a minute in total. */
const CHECKS = 6;

/**
 * Asks for the order of a confirmed payment until the store knows it. Returns `changed` if the cart isn't what the customer agreed to
 * buy, and `unfinished` if the store doesn't know the order after a minute. Throws the store's error if it rejects the order.
 */
export async function untilBought(
  client: HttpClient,
  resume: CartWriter["resume"],
  cart_id: string,
): Promise<Bought | "changed" | "unfinished"> {
  let outcome: Resumed = "unfinished";
  for (let count = 0; count < CHECKS; count++) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** count));
    try {
      if (outcome === "unfinished") outcome = await resume(cart_id, false);
      if (outcome === "exchanged")
        return { type: "swap", data: (await storeRetrieveSwapByCart(client, { cart_id })).swap };
      // If the cart doesn't wait for the payment anymore, another tab or the provider's webhook may have placed the order.
      if (outcome !== "unfinished")
        return { type: "order", data: (await storeRetrieveOrderByCart(client, { cart_id })).order };
    } catch (error) {
      if (outcome !== "unfinished" && isNotFound(error)) return "changed";
      if (isRejected(error)) throw error;
    }
  }
  return "unfinished";
}
