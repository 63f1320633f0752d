// Carries out an operator's actions, and reads the store's data, through the admin API.
import { randomUUID } from "node:crypto";
import { expect, type APIRequest, type APIRequestContext } from "@playwright/test";

export const store = process.env["COUNTERTOP_SANDBOX_URL"] ?? "http://localhost:9000";
export const credentials = {
  email: process.env["COUNTERTOP_ADMIN_EMAIL"] ?? "admin@countertop.test",
  password: process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "countertop-demo",
};

type Addresses = Record<`${"shipping" | "billing"}_address`, object>;
export interface AdminOrder extends Addresses {
  id: string;
  display_id: number;
  email: string;
  currency_code: string;
  total: number;
  discount_total: number;
  gift_card_total: number;
  items: { id: string; variant_id: string; quantity: number; title: string }[];
  returns: {
    id: string;
    items: { item_id: string; quantity: number; reason_id: string | null }[];
  }[];
}

export interface Operator {
  orderNumbered(displayId: number): Promise<AdminOrder>;
  /** Returns the numbers of all orders with this email address. */
  ordersOf(email: string): Promise<number[]>;
  /** Returns an order's payment providers. */
  paidBy(displayId: number): Promise<string[]>;
  /** Reads a cart from the store. Returns the quantities by title. */
  inCart(id: string): Promise<Record<string, number>>;
  send(order: AdminOrder): Promise<void>;
  /** Receives and refunds an order's requested returns. */
  receive(order: AdminOrder): Promise<void>;
  addProduct(stock: number): Promise<{ handle: string; variantId: string }>;
  /** Uploads a file to the folder of images, and returns its path. */
  upload(name: string, mimeType: string, text: string): Promise<string>;
  setStock(variantId: string, stock: number): Promise<void>;
  /** Returns the token in the newest password reset link that was sent to an email address. */
  passwordToken(email: string): Promise<string>;
  /** Creates a gift card for a region of the demo store, with a value in minor units, and returns its code. */
  giftCard(region: string, value: number): Promise<string>;
}

export async function openOperator(
  api: APIRequest,
): Promise<{ operator: Operator; close(): Promise<void> }> {
  const request = await api.newContext({ baseURL: store });
  await call(request, "POST", "/admin/auth", credentials);
  const added: string[] = [];
  const operator: Operator = {
    passwordToken: async (email) => {
      const path = `/admin/test-password-tokens/${email}`;
      // Polls, because the store responds to the customer before it sends the link.
      await expect.poll(async () => (await request.get(path)).status()).toBe(200);
      return ((await (await request.get(path)).json()) as { token: string }).token;
    },
    upload: async (name, mimeType, text) => {
      const answer = await request.post("/admin/uploads", {
        multipart: { files: { name, mimeType, buffer: Buffer.from(text) } },
      });
      const { uploads } = (await answer.json()) as { uploads: { url: string }[] };
      return new URL(uploads[0]?.url ?? "").pathname;
    },
    orderNumbered: async (displayId) => {
      const { orders } = await call<{ orders: AdminOrder[] }>(
        request,
        "GET",
        `/admin/orders?q=${displayId}&expand=items,returns,returns.items`,
      );
      const found = orders.find(({ display_id }) => display_id === displayId);
      if (!found) throw new Error(`The admin has no order ${displayId}.`);
      const { order } = await call<{ order: AdminOrder }>(
        request,
        "GET",
        `/admin/orders/${found.id}`,
      );
      return order;
    },
    ordersOf: async (email) => {
      const query = new URLSearchParams({ q: email, fields: "id,email,display_id", expand: "" });
      const { orders } = await call<{ orders: AdminOrder[] }>(
        request,
        "GET",
        `/admin/orders?${query}`,
      );
      return orders.filter((one) => one.email === email).map(({ display_id }) => display_id);
    },
    paidBy: async (displayId) => {
      const query = new URLSearchParams({ q: String(displayId), expand: "payments" });
      const { orders } = await call<{
        orders: { display_id: number; payments: { provider_id: string }[] }[];
      }>(request, "GET", `/admin/orders?${query}`);
      const found = orders.find(({ display_id }) => display_id === displayId);
      return found?.payments.map(({ provider_id }) => provider_id) ?? [];
    },
    inCart: async (id) => {
      const { cart } = await call<{ cart: { items: { title: string; quantity: number }[] } }>(
        request,
        "GET",
        `/store/carts/${id}`,
      );
      return Object.fromEntries(cart.items.map(({ title, quantity }) => [title, quantity]));
    },
    send: async ({ id, items }) => {
      const { order } = await call<{ order: { fulfillments: { id: string }[] } }>(
        request,
        "POST",
        `/admin/orders/${id}/fulfillment`,
        { items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })) },
      );
      const [fulfillment] = order.fulfillments;
      await call(request, "POST", `/admin/orders/${id}/shipment`, {
        fulfillment_id: fulfillment?.id,
      });
    },
    receive: async ({ id, returns }) => {
      const { stock_locations } = await call<{ stock_locations: { id: string }[] }>(
        request,
        "GET",
        "/admin/stock-locations?order=created_at&limit=1",
      );
      // The payment must be captured before it can be refunded.
      await call(request, "POST", `/admin/orders/${id}/capture`);
      for (const asked of returns)
        await call(request, "POST", `/admin/returns/${asked.id}/receive`, {
          location_id: stock_locations[0]?.id,
          items: asked.items.map(({ item_id, quantity }) => ({ item_id, quantity })),
        });
    },
    addProduct: async (stock) => {
      const { store: shop } = await call<{ store: { default_sales_channel_id: string } }>(
        request,
        "GET",
        "/admin/store",
      );
      const { product } = await call<{
        product: { id: string; handle: string; variants: { id: string }[] };
      }>(request, "POST", "/admin/products", {
        title: `Test jug ${randomUUID().slice(0, 8)}`,
        status: "published",
        sales_channels: [{ id: shop.default_sales_channel_id }],
        options: [{ title: "Size" }],
        variants: [
          {
            title: "One size",
            manage_inventory: true,
            options: [{ value: "One size" }],
            prices: [{ currency_code: "usd", amount: 2100 }],
          },
        ],
      });
      added.push(product.id);
      const variantId = product.variants[0]?.id ?? "";
      const { stock_locations } = await call<{
        stock_locations: { id: string; sales_channels: { id: string }[] }[];
      }>(request, "GET", "/admin/stock-locations?expand=sales_channels");
      const location = stock_locations.find(({ sales_channels }) =>
        sales_channels.some(({ id }) => id === shop.default_sales_channel_id),
      );
      const item = await inventoryItem(request, variantId);
      await call(request, "POST", `/admin/inventory-items/${item.id}/location-levels`, {
        location_id: location?.id,
        stocked_quantity: stock,
      });
      return { handle: product.handle, variantId };
    },
    giftCard: async (name, value) => {
      const { regions } = await call<{ regions: { id: string; name: string }[] }>(
        request,
        "GET",
        "/admin/regions?limit=100",
      );
      const region_id = regions.find((region) => region.name === name)?.id;
      const { gift_card } = await call<{ gift_card: { code: string } }>(
        request,
        "POST",
        "/admin/gift-cards",
        { region_id, value },
      );
      return gift_card.code;
    },
    setStock: async (variantId, stocked_quantity) => {
      const { id, location_levels } = await inventoryItem(request, variantId);
      await call(
        request,
        "POST",
        `/admin/inventory-items/${id}/location-levels/${location_levels[0]?.location_id}`,
        { stocked_quantity },
      );
    },
  };
  return {
    operator,
    async close() {
      for (const id of added) await request.delete(`/admin/products/${id}`);
      await request.dispose();
    },
  };
}

export async function call<Answer>(
  request: APIRequestContext,
  method: "GET" | "POST" | "DELETE",
  path: string,
  data?: object,
): Promise<Answer> {
  const response = await request.fetch(path, { method, ...(data && { data }) });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(
    true,
  );
  return (await response.json()) as Answer;
}

/** Returns a variant's inventory item. */
async function inventoryItem(request: APIRequestContext, variantId: string) {
  const { variant } = await call<{
    variant: { inventory: { id: string; location_levels: { location_id: string }[] }[] };
  }>(request, "GET", `/admin/variants/${variantId}/inventory`);
  const [item] = variant.inventory;
  if (!item) throw new Error(`The stock of ${variantId} isn't managed.`);
  return item;
}
