// Creates carts, drafts, orders, and the records that depend on them, again for each request that changes them. The file is
// long, because it brings an order into every state that an operation needs.
import { only, type CheckoutFixture } from "../conformance/checkout-fixture.ts";
import type { Entity, Item, Order } from "../conformance/records.ts";
import { fresh } from "../conformance/store.ts";
import type { Make, Recipe } from "./recipe.ts";

export function selling(
  admin: Make,
  store: Make,
  fixture: CheckoutFixture,
): Record<string, Recipe> {
  const oatOf = (items: readonly Item[]): Item =>
    only(items, ({ variant_id }) => variant_id === fixture.oat.id);
  // The order of a completed cart. It doesn't have the fields that only the admin can see.
  type Placed = Pick<Order, "id" | "items" | "cart_id"> & Partial<Order>;
  const about = ({ id, items, cart_id, fulfillments = [], returns = [] }: Placed) => ({
    path: {
      id,
      cart_id,
      line_item_id: oatOf(items).id,
      fulfillment_id: fulfillments[0]?.id ?? "none",
    },
    ids: {
      item_id: [oatOf(items).id],
      items: items.map((item) => item.id),
      line_item_id: items.map((item) => item.id),
      fulfillment_id: fulfillments.map((each) => each.id),
      return_id: returns.map((each) => each.id),
      order_id: [id],
      option_id: [fixture.shipping],
    },
  });
  const placed = async () => about(await fixture.order());
  const sent = async () => {
    const made = about(await fixture.shipped());
    return { ...made, ids: { ...made.ids, return_shipping: [fixture.returning] } };
  };
  const packed = async () => {
    const { id, items } = await fixture.order();
    const { order } = await admin<{ order: Order }>(`orders/${id}/fulfillment`, {
      items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
      location_id: fixture.location,
    });
    return about(order);
  };
  const claimed = async () => {
    const { path, ids } = await sent();
    const item_id = path.line_item_id;
    const { order } = await admin<{ order: Order }>(
      `orders/${path.id}/claims?expand=claims,claims.claim_items,claims.shipping_methods,items`,
      {
        type: "replace",
        claim_items: [{ item_id, quantity: 1, reason: "other" }],
        additional_items: [{ variant_id: fixture.slate.id, quantity: 1 }],
        shipping_methods: [{ option_id: fixture.shipping, price: 0 }],
        shipping_address: fixture.address,
      },
    );
    const claim = only(order.claims);
    return {
      path: { ...path, claim_id: claim.id },
      ids: {
        ...ids,
        claim_items: claim.claim_items.map(({ id }) => id),
        shipping_methods: claim.shipping_methods.map(({ id }) => id),
      },
    };
  };
  const claimPacked = async () => {
    const { path, ids } = await claimed();
    const { order } = await admin<{ order: Order }>(
      `orders/${path.id}/claims/${path.claim_id}/fulfillments?expand=claims,claims.fulfillments`,
      {},
    );
    const fulfillment_id = only(only(order.claims).fulfillments).id;
    return { path: { ...path, fulfillment_id }, ids: { ...ids, fulfillment_id: [fulfillment_id] } };
  };
  const swapped = async () => {
    const { path, ids } = await sent();
    const { order } = await admin<{ order: Order }>(`orders/${path.id}/swaps?expand=swaps,items`, {
      return_items: [{ item_id: path.line_item_id, quantity: 1 }],
      additional_items: [{ variant_id: fixture.slate.id, quantity: 2 }],
    });
    const swap = only(order.swaps);
    return { path: { ...path, swap_id: swap.id, swap_cart_id: swap.cart_id }, ids };
  };
  const settled = async () => {
    const { path, ids } = await swapped();
    const cart = `carts/${path.swap_cart_id}`;
    await store(cart, { email: `${fresh("swap")}@example.com`, shipping_address: fixture.address });
    await store(`${cart}/shipping-methods`, { option_id: fixture.shipping });
    await store(`${cart}/payment-sessions`);
    await store(`${cart}/complete`);
    return { path, ids };
  };
  const swapPacked = async () => {
    const { path, ids } = await settled();
    const at = `orders/${path.id}/swaps/${path.swap_id}`;
    await admin(`${at}/process-payment`);
    const { order } = await admin<{ order: Order }>(
      `${at}/fulfillments?expand=swaps,swaps.fulfillments`,
      {},
    );
    const fulfillment_id = only(only(order.swaps).fulfillments).id;
    return { path: { ...path, fulfillment_id }, ids: { ...ids, fulfillment_id: [fulfillment_id] } };
  };
  const draft = async () => {
    const made = await admin<{ draft_order: Entity & { cart: { items: Entity[] } } }>(
      "draft-orders",
      {
        email: `${fresh("draft")}@example.com`,
        region_id: fixture.region,
        items: [{ variant_id: fixture.oat.id, quantity: 2 }],
        shipping_methods: [{ option_id: fixture.shipping }],
      },
    );
    return { path: { id: made.draft_order.id, line_id: only(made.draft_order.cart.items).id } };
  };
  interface Edit extends Entity {
    items: (Item & Entity)[];
    changes: Entity[];
    payment_collection_id: string;
  }
  const edit = async () => {
    const order = await fixture.order();
    const { order_edit } = await admin<{ order_edit: Edit }>("order-edits", { order_id: order.id });
    const path = `order-edits/${order_edit.id}`;
    const changed = await admin<{ order_edit: Edit }>(`${path}/items`, {
      variant_id: fixture.oat.id,
      quantity: 5,
    });
    const { id, items, changes } = changed.order_edit;
    // Excludes the item that the edit has added, because removing that item is a different action.
    const kept = only(items, ({ variant_id }) => variant_id === fixture.slate.id);
    return { path: { id, item_id: kept.id, change_id: only(changes).id }, ids: {} };
  };
  const requested = async () => {
    const { path, ids } = await edit();
    const { order_edit } = await admin<{ order_edit: Edit }>(`order-edits/${path.id}/request`);
    return { path: { ...path, collection: order_edit.payment_collection_id }, ids };
  };
  const owed = async () => {
    const id = (await requested()).path.collection;
    const { payment_collection } = await store<{
      payment_collection: { payment_sessions: Entity[] };
    }>(`payment-collections/${id}/sessions`, { provider_id: "manual" });
    const session_id = only(payment_collection.payment_sessions).id;
    return {
      path: { id, session_id },
      ids: { session_id: [session_id], session_ids: [session_id] },
    };
  };
  const cart = async () => {
    const { id, items } = await fixture.cart();
    await store(`carts/${id}/payment-sessions`);
    return {
      path: { id, cart_id: id, line_id: only(items).id, provider_id: "manual", code: "NONE" },
    };
  };
  const returned = async () => {
    const { path, ids } = await sent();
    const { order } = await admin<{ order: Order }>(
      `orders/${path.id}/return?expand=returns,items`,
      {
        items: [{ item_id: path.line_item_id, quantity: 2 }],
      },
    );
    return { path: { id: only(order.returns).id }, ids };
  };
  const payment = async () => {
    const { id } = await fixture.order();
    const { order } = await admin<{ order: Order }>(`orders/${id}?expand=payments`, {}, "GET");
    return { path: { id: only(order.payments).id } };
  };
  const captured = async () => {
    const made = await payment();
    await admin(`payments/${made.path.id}/capture`);
    return made;
  };
  const note = async () => {
    const made = await admin<{ note: Entity }>("notes", {
      resource_id: "none",
      resource_type: "order",
      value: "Drawn",
    });
    return { path: { id: made.note.id } };
  };
  const address = async () => {
    const { country, ...rest } = { ...fixture.address, country: fixture.country };
    const made = await store<{ customer: { shipping_addresses: Entity[] } }>(
      "customers/me/addresses",
      {
        address: { ...rest, country_code: country },
      },
    );
    return { path: { address_id: only(made.customer.shipping_addresses).id } };
  };
  const nothing = (): Promise<{ path: Record<string, string> }> =>
    Promise.resolve({ path: { id: "none" } });
  return {
    "admin/orders/{id}": placed,
    adminCreateClaim: sent,
    adminCreateSwap: sent,
    adminRequestReturn: sent,
    adminCreateShipment: packed,
    adminRefundOrder: sent,
    "admin/orders/{id}/claims/{claim_id}": claimed,
    adminCreateClaimShipment: claimPacked,
    "admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}": claimPacked,
    "admin/orders/{id}/fulfillments/{fulfillment_id}": packed,
    "admin/orders/{id}/line-items/{line_item_id}": placed,
    "admin/orders/{id}/swaps/{swap_id}": swapped,
    adminProcessSwapPayment: settled,
    adminFulfillSwap: settled,
    adminCreateSwapShipment: swapPacked,
    "admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}": swapPacked,
    "admin/draft-orders/{id}": draft,
    "admin/draft-orders/{id}/line-items/{line_id}": draft,
    "admin/order-edits/{id}": edit,
    adminConfirmOrderEdit: requested,
    adminCancelOrderEdit: requested,
    "admin/order-edits/{id}/changes/{change_id}": edit,
    "admin/order-edits/{id}/items/{item_id}": edit,
    "store/order-edits/{id}": requested,
    "admin/payment-collections/{id}": owed,
    "store/payment-collections/{id}": owed,
    "store/payment-collections/{id}/sessions/{session_id}": owed,
    "admin/payments/{id}": payment,
    adminRefundPayment: captured,
    "admin/notes/{id}": note,
    "admin/notifications/{id}": nothing,
    "admin/returns/{id}": returned,
    "admin/swaps/{id}": async () => ({ path: { id: (await swapped()).path.swap_id } }),
    "store/swaps/{cart_id}": async () => ({
      path: { cart_id: (await settled()).path.swap_cart_id },
    }),
    "store/orders/{id}": placed,
    "store/orders/cart/{cart_id}": placed,
    "store/carts/{id}": cart,
    storeUpdateLineItem: cart,
    storeDeleteLineItem: cart,
    "store/carts/{id}/discounts/{code}": cart,
    "store/carts/{id}/line-items/{line_id}": cart,
    "store/carts/{id}/payment-sessions/{provider_id}": cart,
    "store/shipping-options/{cart_id}": cart,
    "store/customers/me/addresses/{address_id}": address,
  };
}
