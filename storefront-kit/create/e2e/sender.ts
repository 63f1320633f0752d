// Prepares the records whose links an operator sends to customers, and reads them again, through the admin API.
import { expect, type APIRequestContext } from "@playwright/test";
import { call, credentials, store } from "./operator.ts";
import { test as base } from "./shop.ts";

export interface SentOrder {
  id: string;
  display_id: number;
  email: string;
  total: number;
  items: { id: string; title: string; quantity: number }[];
}
export interface SentSwap {
  id: string;
  cart_id: string;
  payment_status: string;
  confirmed_at: string | null;
}

export interface SentEdit {
  status: string;
  declined_reason: string | null;
  payment_collection_id: string | null;
}

export interface Sender {
  /** Creates a draft order for two plates in the United States, and returns the ids of the draft order and its cart. */
  draftOrder(email: string): Promise<{ id: string; cart: string }>;
  /** Returns the order that a draft order became. */
  orderOfDraft(id: string): Promise<string | null>;
  /** Creates an order for two plates that is paid and captured. */
  order(email: string): Promise<SentOrder>;
  /** Packs an order, and creates an exchange of one item for a quantity of the same product. */
  exchange(order: SentOrder, quantity: number): Promise<SentSwap>;
  swap(id: string): Promise<SentSwap>;
  /** Returns the token in the newest link to claim an order that was sent to an email address. */
  orderToken(email: string): Promise<string>;
  /** Returns the email address of the customer whose account has an order. */
  emailOfOwner(order: string): Promise<string>;
  /**
   * Requests a confirmation of an order edit, and returns its id. A positive number adds this many items of the same product, and a
   * negative number lowers the quantity of the order's item.
   */
  requestEdit(order: SentOrder, change: number): Promise<string>;
  cancelEdit(id: string): Promise<void>;
  edit(id: string): Promise<SentEdit>;
  /** Returns the payment collection of an order edit. */
  collectionOf(edit: string): Promise<{ status: string; amount: number; payments: object[] }>;
}

const ADDRESSES = {
  "United States": {
    first_name: "Ada",
    last_name: "Marlow",
    address_1: "12 Elm Street",
    postal_code: "04101",
    city: "Portland",
    province: "ME",
    country_code: "us",
  },
} as const;

export const test = base.extend<{ sender: Sender }>({
  sender: async ({ playwright }, provide) => {
    const request = await playwright.request.newContext({ baseURL: store });
    await call(request, "POST", "/admin/auth", credentials);
    await provide(senderFor(request));
    await request.dispose();
  },
});

function senderFor(request: APIRequestContext): Sender {
  const admin = <Answer>(method: "GET" | "POST", path: string, data?: object): Promise<Answer> =>
    call(request, method, `/admin${path}`, data);
  const plate = async (): Promise<string> => {
    const { products } = await call<{ products: { variants: { id: string }[] }[] }>(
      request,
      "GET",
      "/store/products?handle=dinner-plate",
    );
    return products[0]?.variants[0]?.id ?? "";
  };
  const draftOrder = async (email: string) => {
    const { regions } = await admin<{ regions: { id: string; name: string }[] }>("GET", "/regions");
    const region_id = regions.find(({ name }) => name === "United States")?.id;
    const { shipping_options } = await admin<{ shipping_options: { id: string; name: string }[] }>(
      "GET",
      `/shipping-options?region_id=${region_id}&is_return=false`,
    );
    const option = shipping_options.find(({ name }) => name.startsWith("Ground"));
    const address = ADDRESSES["United States"];
    const { draft_order } = await admin<{ draft_order: { id: string; cart_id: string } }>(
      "POST",
      "/draft-orders",
      {
        email,
        region_id,
        items: [{ variant_id: await plate(), quantity: 2 }],
        shipping_methods: [{ option_id: option?.id }],
        shipping_address: address,
        billing_address: address,
        no_notification_order: true,
      },
    );
    return { id: draft_order.id, cart: draft_order.cart_id };
  };
  const edit = async (id: string) =>
    (await admin<{ order_edit: SentEdit }>("GET", `/order-edits/${id}`)).order_edit;
  return {
    draftOrder,
    orderOfDraft: async (id) => {
      const { draft_order } = await admin<{ draft_order: { order_id: string | null } }>(
        "GET",
        `/draft-orders/${id}`,
      );
      return draft_order.order_id;
    },
    order: async (email) => {
      const { id } = await draftOrder(email);
      const { order } = await admin<{ order: SentOrder }>("POST", `/draft-orders/${id}/pay`);
      const whole = await admin<{ order: SentOrder }>("GET", `/orders/${order.id}`);
      await admin("POST", `/orders/${order.id}/capture`);
      return whole.order;
    },
    exchange: async ({ id, items }, quantity) => {
      await admin("POST", `/orders/${id}/fulfillment`, {
        items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
      });
      const { order } = await admin<{ order: { swaps: SentSwap[] } }>(
        "POST",
        `/orders/${id}/swaps`,
        {
          return_items: [{ item_id: items[0]?.id, quantity: 1 }],
          additional_items: [{ variant_id: await plate(), quantity }],
        },
      );
      const [swap] = order.swaps;
      if (!swap) throw new Error("The order has no exchange.");
      return swap;
    },
    requestEdit: async ({ id, items: [item] }, change) => {
      const { order_edit } = await admin<{
        order_edit: { id: string; items: { id: string; original_item_id: string }[] };
      }>("POST", "/order-edits", { order_id: id });
      const path = `/order-edits/${order_edit.id}`;
      const copy = order_edit.items.find((one) => one.original_item_id === item?.id);
      if (change > 0)
        await admin("POST", `${path}/items`, { variant_id: await plate(), quantity: change });
      else
        await admin("POST", `${path}/items/${copy?.id}`, {
          quantity: (item?.quantity ?? 0) + change,
        });
      await admin("POST", `${path}/request`, {});
      return order_edit.id;
    },
    cancelEdit: (id) => admin("POST", `/order-edits/${id}/cancel`),
    edit,
    collectionOf: async (id) => {
      const { payment_collection } = await admin<{
        payment_collection: { status: string; amount: number; payments: object[] };
      }>("GET", `/payment-collections/${(await edit(id)).payment_collection_id}?expand=payments`);
      return payment_collection;
    },
    orderToken: async (email) => {
      const path = `/admin/test-order-tokens/${email}`;
      // Polls, because the store responds to the customer before it sends the link.
      await expect.poll(async () => (await request.get(path)).status()).toBe(200);
      return ((await (await request.get(path)).json()) as { token: string }).token;
    },
    emailOfOwner: async (id) => {
      const { order } = await admin<{ order: { customer: { email: string } } }>(
        "GET",
        `/orders/${id}`,
      );
      return order.customer.email;
    },
    swap: async (id) => (await admin<{ swap: SentSwap }>("GET", `/swaps/${id}`)).swap,
  };
}

export { expect } from "./shop.ts";
