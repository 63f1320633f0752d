import { randomUUID } from "node:crypto";
import { expect, test as base, type APIRequestContext, type Page } from "@playwright/test";
import { startFaultyNetwork, type FaultyNetwork } from "./faulty-network.ts";

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
  items: { id: string; variant_id: string; quantity: number; title: string }[];
  returns: { items: { item_id: string; quantity: number; reason_id: string | null }[] }[];
}

/** What an operator sees and does, by the admin's side of the API. */
export interface Operator {
  orderNumbered(displayId: number): Promise<AdminOrder>;
  /** The numbers of all orders that were placed with this address. */
  ordersOf(email: string): Promise<number[]>;
  /** By which providers an order was paid. */
  paidBy(displayId: number): Promise<string[]>;
  /** How many of what a cart holds, by title, as the store has it. */
  inCart(id: string): Promise<Record<string, number>>;
  send(order: AdminOrder): Promise<void>;
  addProduct(stock: number): Promise<{ handle: string; variantId: string }>;
  /** The path of a file that somebody put among the pictures. */
  upload(name: string, mimeType: string, text: string): Promise<string>;
  setStock(variantId: string, stock: number): Promise<void>;
}

interface Fixtures {
  operator: Operator;
  /** Between the browser and the shop; the page's addresses go through it. */
  network: FaultyNetwork;
  /** Fails the test when the page complains. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  operator: async ({ playwright }, provide) => {
    const request = await playwright.request.newContext({ baseURL: store });
    await call(request, "POST", "/admin/auth", credentials);
    const added: string[] = [];
    await provide({
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
      setStock: async (variantId, stocked_quantity) => {
        const { id, location_levels } = await inventoryItem(request, variantId);
        await call(
          request,
          "POST",
          `/admin/inventory-items/${id}/location-levels/${location_levels[0]?.location_id}`,
          { stocked_quantity },
        );
      },
    });
    for (const id of added) await request.delete(`/admin/products/${id}`);
    await request.dispose();
  },
  network: async ({ baseURL }, provide) => {
    const network = await startFaultyNetwork(baseURL ?? "");
    await provide(network);
    await network.close();
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on("pageerror", ({ message }) => complaints.push(message));
      page.on("console", (message) => {
        // The browser's own notes of refused requests are looked at where a test provokes them.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          complaints.push(message.text());
      });
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

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

/** What the stock of a variant is counted by. */
async function inventoryItem(request: APIRequestContext, variantId: string) {
  const { variant } = await call<{
    variant: { inventory: { id: string; location_levels: { location_id: string }[] }[] };
  }>(request, "GET", `/admin/variants/${variantId}/inventory`);
  const [item] = variant.inventory;
  if (!item) throw new Error(`Nobody counts the stock of ${variantId}.`);
  return item;
}

export const newEmail = () => `shopper-${randomUUID().slice(0, 13)}@example.test`;

export interface Place {
  region: string;
  currency: string;
  /** What a price of it looks like. */
  price: RegExp;
  address: Readonly<Record<string, string>>;
  country: string;
}

export const PLACES: readonly Place[] = [
  {
    region: "Europe (EUR)",
    currency: "eur",
    price: /^€\d+\.\d{2}$/,
    address: { "Street and number": "Kastanienallee 12", "Postal code": "10435", City: "Berlin" },
    country: "Germany",
  },
  {
    region: "United States (USD)",
    currency: "usd",
    price: /^\$\d+\.\d{2}$/,
    address: {
      "Street and number": "12 Elm Street",
      "ZIP code": "04101",
      City: "Portland",
      State: "ME",
    },
    country: "United States",
  },
  {
    region: "Japan (JPY)",
    currency: "jpy",
    price: /^¥[\d,]+$/,
    address: {
      "Street and number": "2-1 Kanda",
      "Postal code": "101-0048",
      City: "Chiyoda",
      Prefecture: "Tokyo",
    },
    country: "Japan",
  },
];

export async function shopIn(page: Page, { region }: Pick<Place, "region">): Promise<void> {
  // The footer is the last part that the script takes over from the server.
  await page.waitForFunction(() => !("chosenEarly" in globalThis));
  await page.getByLabel("Where you shop").selectOption({ label: region });
}

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("dialog", { name: /^Your cart/ })).toBeVisible();
}

/** From the open cart to the last step. */
export async function checkOut(page: Page, place: Place, email?: string): Promise<void> {
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillAddress(page, place, email);
  await page.getByRole("button", { name: "Go on to payment" }).click();
  await expect(page.getByRole("button", { name: /^Place order/ })).toBeVisible();
}

export async function fillAddress(page: Page, { address, country }: Place, email?: string) {
  const field = (label: string) => page.getByRole("textbox", { name: label });
  if (email !== undefined) await field("Email").fill(email);
  await field("First name").fill("Ada");
  await field("Last name").fill("Marlow");
  for (const [label, value] of Object.entries(address)) await field(label).fill(value);
  await page.getByLabel("Country").selectOption({ label: country });
  await page.getByRole("button", { name: "Go on to delivery" }).click();
}

/** Buys what is in the cart; the order's number and the total that the shopper was told. */
export async function placeOrder(page: Page): Promise<{ number: number; total: string }> {
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const said = await page.getByText(/Your order has the number \d+/).textContent();
  return {
    number: Number(/number (\d+)/.exec(said ?? "")?.[1]),
    total: (await totalOf(page).textContent()) ?? "",
  };
}

export const totalOf = (page: Page) =>
  page
    .getByRole("region", { name: "Summary" })
    .locator("div", { has: page.locator("dt", { hasText: /^Total(, tax included)?$/ }) })
    .locator("dd");

export { expect };
