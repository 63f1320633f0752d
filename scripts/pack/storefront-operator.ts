/** The store as its operator sees it, for the tests of a created storefront. */
import { expect } from "vitest";

export interface SentOrder {
  readonly id: string;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

export interface Operator {
  readonly call: <T>(method: string, path: string, body?: object) => Promise<T>;
  /** The ids of the orders with this email. */
  readonly ordersOf: (email: string) => Promise<string[]>;
  /** Creates a draft order for two plates in the United States. */
  readonly draftOrder: (email: string) => Promise<{ id: string; cart_id: string }>;
  /** Creates an order for two plates that is paid and captured. */
  readonly paidOrder: (email: string) => Promise<SentOrder>;
  /** Requests the customer's confirmation for three more plates. Returns the order edit's id. */
  readonly requestEdit: (order: SentOrder) => Promise<string>;
  /** Resolves to the token of the newest link that the store sent: for a new password, or for adding an order to an account. */
  readonly token: (kind: "password" | "order", email: string) => Promise<string>;
}

const ADDRESS = {
  first_name: "Ada",
  last_name: "Marlow",
  address_1: "12 Elm Street",
  postal_code: "04101",
  city: "Portland",
  province: "ME",
  country_code: "us",
};

export async function signInAsOperator(store: {
  readonly url: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
}): Promise<Operator> {
  const json = { "content-type": "application/json" };
  const { headers } = await fetch(`${store.url}/admin/auth`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: store.adminEmail, password: store.adminPassword }),
  });
  const cookie = headers.getSetCookie().join("; ");
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(store.url + path, {
      method,
      headers: { ...json, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await send(method, path, body);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return (await response.json()) as T;
  };
  const plate = async (): Promise<string> => {
    const { products } = await call<{ products: { variants: { id: string }[] }[] }>(
      "GET",
      "/store/products?handle=dinner-plate",
    );
    return products[0]?.variants[0]?.id ?? "";
  };
  const draftOrder: Operator["draftOrder"] = async (email) => {
    const region_id = (await regionNamed(call, "United States")).id;
    const { shipping_options } = await call<{ shipping_options: { id: string; name: string }[] }>(
      "GET",
      `/admin/shipping-options?region_id=${region_id}&is_return=false`,
    );
    const option = shipping_options.find(({ name }) => name.startsWith("Ground"));
    const { draft_order } = await call<{ draft_order: { id: string; cart_id: string } }>(
      "POST",
      "/admin/draft-orders",
      {
        email,
        region_id,
        items: [{ variant_id: await plate(), quantity: 2 }],
        shipping_methods: [{ option_id: option?.id }],
        shipping_address: ADDRESS,
        billing_address: ADDRESS,
        no_notification_order: true,
      },
    );
    return draft_order;
  };
  return {
    call,
    ordersOf: async (email) => {
      const query = new URLSearchParams({ q: email, fields: "id,email", expand: "" });
      const { orders } = await call<{ orders: { email: string; id: string }[] }>(
        "GET",
        `/admin/orders?${query}`,
      );
      return orders.filter((order) => order.email === email).map(({ id }) => id);
    },
    draftOrder,
    paidOrder: async (email) => {
      const { id } = await draftOrder(email);
      const paid = await call<{ order: { id: string } }>("POST", `/admin/draft-orders/${id}/pay`);
      await call("POST", `/admin/orders/${paid.order.id}/capture`);
      return (await call<{ order: SentOrder }>("GET", `/admin/orders/${paid.order.id}`)).order;
    },
    requestEdit: async ({ id: order_id }) => {
      const { order_edit } = await call<{ order_edit: { id: string } }>(
        "POST",
        "/admin/order-edits",
        { order_id },
      );
      const path = `/admin/order-edits/${order_edit.id}`;
      await call("POST", `${path}/items`, { variant_id: await plate(), quantity: 3 });
      await call("POST", `${path}/request`, {});
      return order_edit.id;
    },
    token: async (kind, email) => {
      const path = `/admin/test-${kind}-tokens/${email}`;
      // Polls, because the store responds to the customer before it sends the link.
      await expect
        .poll(async () => (await send("GET", path)).status, { timeout: 20_000 })
        .toBe(200);
      return (await call<{ token: string }>("GET", path)).token;
    },
  };
}

export async function regionNamed(call: Operator["call"], name: string): Promise<{ id: string }> {
  const { regions } = await call<{ regions: { id: string; name: string }[] }>(
    "GET",
    "/admin/regions?limit=100",
  );
  const region = regions.find((one) => one.name === name);
  if (!region) throw new Error(`The store has no region ${name}.`);
  return region;
}

/** Adds a region whose taxes, 25 %, the store calculates only on request. */
export async function addTaxedRegion({ call }: Operator): Promise<void> {
  const settings = { name: "Taxes", currency_code: "usd", tax_rate: 25, countries: ["sg"] };
  await call("POST", `/admin/regions/${await addRegion(call, settings)}`, {
    automatic_taxes: false,
  });
}

/** Adds a region for Norway in which the sandbox's test provider accepts payments. */
export async function addPaymentRegion({ call }: Operator): Promise<void> {
  const settings = { name: "Payments", currency_code: "eur", tax_rate: 0, countries: ["no"] };
  await addRegion(call, settings);
}

async function addRegion(call: Operator["call"], settings: object): Promise<string> {
  const { region } = await call<{ region: { id: string } }>("POST", "/admin/regions", {
    ...settings,
    payment_providers: ["manual", "test-payment"],
    fulfillment_providers: ["manual"],
  });
  await call("POST", "/admin/shipping-options", {
    name: "Post",
    region_id: region.id,
    provider_id: "manual",
    data: {},
    price_type: "flat_rate",
    amount: 500,
  });
  return region.id;
}
