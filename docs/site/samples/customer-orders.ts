import { createClient } from "@countertop/sdk";

/**
 * In Node, a customer signs in with a token, because only browsers keep the session cookie. Create one client for each
 * customer.
 */
export async function customerOrders(baseUrl: string, email: string, password: string) {
  const client = createClient({ baseUrl });
  await client.store.auth.createToken({ body: { email, password } }); // kept, and sent from here on
  const { orders } = await client.store.customers.listOrders({ query: { limit: 20 } });
  return orders.map(({ display_id, total, currency_code }) => ({
    display_id,
    total,
    currency_code,
  }));
}
