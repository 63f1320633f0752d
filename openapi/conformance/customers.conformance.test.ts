import { expect, it } from "vitest";
import {
  adminLogin,
  caller,
  fresh,
  prepare,
  sandbox,
  signedToken,
  visitor,
  type Caller,
} from "./store.ts";

interface Me {
  customer: {
    id: string;
    first_name: string | null;
    metadata: Record<string, unknown> | null;
    shipping_addresses: { id: string; city: string }[];
  };
}

const address = {
  first_name: "Inês",
  last_name: "Carvalho",
  address_1: "Rua do Almada 214",
  city: "Porto",
  postal_code: "4050-032",
  country_code: "pt",
};

async function register(): Promise<{ customer: Caller; email: string }> {
  const login = { email: `${fresh("customer")}@example.com`, password: "a-long-password" };
  await visitor.post("/store/customers", { ...login, first_name: "Inês", phone: null });
  const { body } = await visitor.post<{ access_token: string }>("/store/auth/token", login);
  const customer = caller({ authorization: `Bearer ${body.access_token}` });
  return { customer, email: login.email };
}

it("a customer can register once per email address", async () => {
  const { email } = await register();
  await visitor.post("/store/customers", { email, password: "other" }, { status: 422 });
  await visitor.post("/store/customers", { email: "no address" }, { status: 400 });
  await visitor.post("/store/customers", { email, password: "a", color: "red" }, { status: 400 });
});

it("a customer reads and changes their account", async () => {
  const { customer } = await register();
  await customer.get("/store/customers/me");
  const changed = await customer.post<Me>("/store/customers/me", {
    first_name: null,
    last_name: "Carvalho",
    phone: "+351 912 000 214",
    metadata: { newsletter: true },
  });
  expect(changed.body.customer).toMatchObject({ first_name: null, metadata: { newsletter: true } });
  const cleared = await customer.post<Me>("/store/customers/me", { metadata: { newsletter: "" } });
  expect(cleared.body.customer.metadata).toEqual({});
  await customer.post("/store/customers/me", { color: "red" }, { status: 400 });
  await visitor.get("/store/customers/me", { status: 401 });
  await visitor.post("/store/customers/me", {}, { status: 401 });
});

it("a customer stores addresses", async () => {
  const { customer } = await register();
  await customer.post("/store/customers/me", { billing_address: address });
  const added = await customer.post<Me>("/store/customers/me/addresses", { address });
  const [stored] = added.body.customer.shipping_addresses;
  const path = `/store/customers/me/addresses/${stored?.id}`;
  const moved = await customer.post<Me>(path, { city: "Braga", company: null });
  expect(moved.body.customer.shipping_addresses[0]?.city).toBe("Braga");
  await customer.get("/store/customers/me");
  await customer.post("/store/customers/me", { billing_address: stored?.id });
  const left = await customer.delete<Me>(path);
  expect(left.body.customer.shipping_addresses).toEqual([]);

  const { city, ...cityless } = address;
  expect(city).toBe("Porto");
  await customer.post("/store/customers/me/addresses", { address: cityless }, { status: 400 });
  await customer.post("/store/customers/me", { billing_address: "addr_none" }, { status: 404 });
  await customer.post("/store/customers/me/addresses/addr_none", { city: "a" }, { status: 400 });
});

it("a customer's payment methods are listed", async () => {
  const { customer } = await register();
  await customer.get("/store/customers/me/payment-methods");
  await visitor.get("/store/customers/me/payment-methods", { status: 401 });
});

it("a password reset can be requested, and the response doesn't reveal who has an account", async () => {
  const { email } = await register();
  await visitor.post("/store/customers/password-token", { email });
  await visitor.post("/store/customers/password-token", { email: "nobody@example.com" });
  await visitor.post("/store/customers/password-token", { email: 1 }, { status: 400 });
});

it("a token sets a new password, and is invalid afterward", async () => {
  const login = { email: `${fresh("customer")}@example.com`, password: "a-long-password" };
  // The server doesn't send the email here, so the test creates the token as the server does: it signs the token with the hash
  // of the current password, which is in the response to creating a customer.
  const { access_token } = await prepare<{ access_token: string }>(
    "POST",
    "/admin/auth/token",
    adminLogin(),
  );
  const made = await fetch(`${sandbox()}/admin/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...login, first_name: "Inês", last_name: "Carvalho" }),
  });
  const { customer } = (await made.json()) as { customer: { id: string; password_hash: string } };
  const reset = "/store/customers/password-reset";
  const sign = (customer_id: string) => signedToken({ customer_id }, customer.password_hash);
  const chosen = { email: login.email, password: "another-password" };
  await visitor.post(reset, { ...chosen, token: sign("cus_other") }, { status: 401 });
  const { body } = await visitor.post<Me>(reset, { ...chosen, token: sign(customer.id) });
  expect(body.customer.id).toBe(customer.id);
  await visitor.post("/store/auth", { ...login, password: chosen.password });
  await visitor.post("/store/auth", login, { status: 401 });
  await visitor.post(reset, { ...chosen, token: sign(customer.id) }, { status: 500 });
});

it("an invalid token doesn't set a password", async () => {
  const { email } = await register();
  const body = { email, token: "none", password: "another" };
  await visitor.post("/store/customers/password-reset", body, { status: 500 });
  await visitor.post("/store/customers/password-reset", { email }, { status: 400 });
});
