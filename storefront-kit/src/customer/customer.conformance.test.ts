import { createHttpClient } from "@countertop/sdk";
import {
  storeCreateCart,
  storeCreateCustomer,
  storeCreateSession,
  storeCreateToken,
  storeListCustomerOrders,
  storeRetrieveCart,
  storeRetrieveCustomer,
  storeRetrieveOrderByDisplayId,
  storeUpdateCustomer,
} from "@countertop/sdk/operations";
import { expect, it } from "vitest";

// Tests the real store's behavior on which the customer hooks rely.
const baseUrl = process.env["COUNTERTOP_SANDBOX_URL"] ?? "";
const guest = createHttpClient({ baseUrl });
const account = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: "a-long-password",
});

it("registering starts a session for the new customer", async () => {
  const body = account();
  const { response } = await guest.send(storeCreateCustomer, { body });
  const [cookie = ""] = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  const { customer } = await storeRetrieveCustomer(
    createHttpClient({ baseUrl, headers: { cookie } }),
  );
  expect(customer.email).toBe(body.email);
});

it("a guest's cart is assigned to the customer when it is read, and orders are returned ten per page", async () => {
  const { cart } = await storeCreateCart(guest, { body: {} });
  expect(cart.customer_id).toBeNull();
  const body = account();
  const signedIn = createHttpClient({ baseUrl });
  const { customer } = await storeCreateCustomer(signedIn, { body });
  await storeCreateToken(signedIn, { body });
  const read = await storeRetrieveCart(signedIn, { id: cart.id });
  expect(read.cart).toMatchObject({ customer_id: customer.id, email: body.email });
  expect(await storeListCustomerOrders(signedIn)).toEqual({
    orders: [],
    count: 0,
    limit: 10,
    offset: 0,
  });
});

it("responses about an account contain its addresses, but a sign-in returns only the billing address's id", async () => {
  const body = account();
  const client = createHttpClient({ baseUrl });
  const created = await storeCreateCustomer(client, { body });
  expect(created.customer).toMatchObject({ billing_address: null, shipping_addresses: [] });
  await storeCreateToken(client, { body });
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "1 Mill Lane",
    city: "Porto",
  };
  const { customer } = await storeUpdateCustomer(client, {
    body: { billing_address: { ...address, country_code: "pt", postal_code: "4000-001" } },
  });
  expect(customer.billing_address).toMatchObject({ id: customer.billing_address_id });
  expect((await storeRetrieveCustomer(client)).customer).toEqual(customer);
  const session = await storeCreateSession(createHttpClient({ baseUrl }), { body });
  expect(session.customer.billing_address_id).toBe(customer.billing_address_id);
  expect(session.customer).not.toHaveProperty("billing_address");
});

it("the store responds to a signed-out visitor with 401, and to a missing order with 404", async () => {
  await expect(storeRetrieveCustomer(guest)).rejects.toMatchObject({ status: 401 });
  const query = { display_id: 999_999, email: "nobody@example.com" };
  await expect(storeRetrieveOrderByDisplayId(guest, { query })).rejects.toMatchObject({
    status: 404,
  });
});
