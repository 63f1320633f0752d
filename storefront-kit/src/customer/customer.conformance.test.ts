import { createHttpClient } from "@countertop/sdk";
import {
  storeCreateCart,
  storeCreateCustomer,
  storeCreateToken,
  storeListCustomerOrders,
  storeRetrieveCart,
  storeRetrieveCustomer,
  storeRetrieveOrderByDisplayId,
} from "@countertop/sdk/operations";
import { expect, it } from "vitest";

// Behavior of the real store that the customer flows rely on.
const baseUrl = process.env["COUNTERTOP_SANDBOX_URL"] ?? "";
const guest = createHttpClient({ baseUrl });
const account = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: "a-long-password",
});

it("registering starts a session of the new customer", async () => {
  const body = account();
  const { response } = await guest.send(storeCreateCustomer, { body });
  const [cookie = ""] = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  const { customer } = await storeRetrieveCustomer(
    createHttpClient({ baseUrl, headers: { cookie } }),
  );
  expect(customer.email).toBe(body.email);
});

it("a guest's cart becomes the customer's when it is read, and orders are returned ten per page", async () => {
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

it("a visitor gets 401, and a missing order is 404", async () => {
  await expect(storeRetrieveCustomer(guest)).rejects.toMatchObject({ status: 401 });
  const query = { display_id: 999_999, email: "nobody@example.com" };
  await expect(storeRetrieveOrderByDisplayId(guest, { query })).rejects.toMatchObject({
    status: 404,
  });
});
