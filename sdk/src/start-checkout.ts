import { storeCreateCart, storeCreatePaymentSessions } from "./generated/operations/carts.ts";
import type { operations } from "./generated/contract.ts";
import type { HttpClient } from "./http/http-client.ts";
import type { OperationArgs } from "./operation.ts";
import type { Output } from "./operation-types.ts";

/** Creates a cart, then its payment sessions. Returns the cart with these sessions. */
export async function startCheckout(
  client: HttpClient,
  ...[input, options]: OperationArgs<operations["storeCreateCart"]>
): Promise<Output<operations["storeCreatePaymentSessions"]>> {
  const { cart } = await storeCreateCart(client, input, options);
  return storeCreatePaymentSessions(client, { id: cart.id }, options);
}
