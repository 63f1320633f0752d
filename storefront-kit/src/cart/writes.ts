import type { Output } from "@countertop/sdk";
import {
  storeAddCartShippingMethod,
  storeCompleteCart,
  storeCreateLineItem,
  storeCreatePaymentSessions,
  storeDeleteCartDiscount,
  storeDeleteLineItem,
  storeDeletePaymentSession,
  storeRefreshPaymentSession,
  storeSetPaymentSession,
  storeUpdateLineItem,
  storeUpdatePaymentSession,
} from "@countertop/sdk/operations";
import type {
  StoreCart,
  operations,
  StoreAddCartShippingMethodBody,
  StoreCreateCartBody,
  StoreCreateLineItemBody,
  StoreSetPaymentSessionBody,
  StoreUpdateCartBody,
  StoreUpdateLineItemBody,
  StoreUpdatePaymentSessionBody,
} from "@countertop/sdk/types";
import type { Expected } from "../session-cart/reducer.ts";
import { isRejected } from "./answers.ts";
import { updateCart } from "./region.ts";
import type { CartTarget } from "./cart-target.ts";

/** A new item, whose quantity is 1 by default. */
export type NewItem = Omit<StoreCreateLineItemBody, "quantity"> & { quantity?: number };

/** An item that wasn't added to the cart, or whose outcome is unknown, with the reason. */
export interface RejectedItem {
  readonly item: NewItem;
  readonly error: unknown;
}

interface NewItems {
  readonly items: readonly (NewItem & { readonly sent?: Expected | undefined })[];
  readonly region_id?: string;
  /**
   * Called before an item is sent. In the next attempt, pass `expected` as the item's `sent`, so that the same item is never added
   * twice.
   */
  readonly onSend?: (item: NewItem, expected: Expected) => void;
}

/** The variables of each write, and the operation whose response it returns: `[variables, operation]`. */
export interface CartWriteTypes {
  createCart: [StoreCreateCartBody | void, "storeCreateCart"];
  updateCart: [StoreUpdateCartBody, "storeUpdateCart"];
  setRegion: [{ region_id: string; country_code?: string }, "storeUpdateCart"];
  addItem: [NewItem, "storeCreateLineItem"];
  addItems: [NewItems, "storeCreateLineItem"];
  updateItem: [StoreUpdateLineItemBody & { line_id: string }, "storeUpdateLineItem"];
  removeItem: [{ line_id: string }, "storeDeleteLineItem"];
  addDiscount: [{ code: string }, "storeUpdateCart"];
  removeDiscount: [{ code: string }, "storeDeleteCartDiscount"];
  addGiftCard: [{ code: string }, "storeUpdateCart"];
  removeGiftCard: [{ code: string }, "storeUpdateCart"];
  addShippingMethod: [StoreAddCartShippingMethodBody, "storeAddCartShippingMethod"];
  startCheckout: [void, "storeCreatePaymentSessions"];
  pay: [StoreSetPaymentSessionBody, "storeSetPaymentSession"];
  updatePaymentSession: [
    StoreUpdatePaymentSessionBody & { provider_id: string },
    "storeUpdatePaymentSession",
  ];
  refreshPaymentSession: [{ provider_id: string }, "storeRefreshPaymentSession"];
  deletePaymentSession: [{ provider_id: string }, "storeDeletePaymentSession"];
  completeCheckout: [void, "storeCompleteCart"];
}

export type CartWriteName = keyof CartWriteTypes;
export type Variables<N extends CartWriteName> = CartWriteTypes[N][0];
export type OperationOf<N extends CartWriteName> = operations[CartWriteTypes[N][1]];
export type Answer<N extends CartWriteName> = Output<OperationOf<N>> &
  (N extends "addItems"
    ? { rejected: RejectedItem[] }
    : N extends "refreshPaymentSession"
      ? { cart: StoreCart }
      : unknown);

interface CartWrite<N extends CartWriteName> {
  send(subject: CartTarget, variables: Variables<N>): Promise<Answer<N>>;
  /** Carries out the write for a visitor without a cart. Only writes that can create a cart have it. */
  begin?(subject: CartTarget, variables: Variables<N>): Promise<Answer<N>>;
  /**
   * Returns the cart with the effects of the write that can be predicted before the server responds. Totals don't change. Must be
   * idempotent.
   */
  preview?(cart: StoreCart, variables: Variables<N>): StoreCart;
}

/**
 * All writes to a cart. Lists that the server replaces as a whole, such as discounts, are created from the cart when the write
 * runs, not when the visitor clicks.
 */
export const cartWrites: { readonly [N in CartWriteName]: CartWrite<N> } = {
  createCart: { send: ({ create }, body) => create(body ?? {}) },
  updateCart: { send: updateCart, begin: beginWith },
  setRegion: { send: updateCart, begin: beginWith },
  addItem: {
    send: addItem,
    begin: async (subject, item) => {
      if (!item.metadata) return subject.create({ items: [counted(item)] });
      await subject.create({});
      return addItem(subject, item);
    },
  },
  addItems: {
    send: addEach,
    begin: async (subject, { items, region_id, onSend }) => {
      const where = region_id === undefined ? {} : { region_id };
      if (!items.some(({ metadata }) => metadata)) {
        try {
          return {
            ...(await subject.create({ ...where, items: items.map(counted) })),
            rejected: [],
          };
        } catch (error) {
          // The server accepts all items or none, and doesn't say which item it rejected.
          if (!isRejected(error)) throw error;
        }
      }
      await subject.create(where);
      return addEach(subject, { items, ...(onSend && { onSend }) });
    },
  },
  updateItem: {
    send: ({ client, id }, { line_id, ...body }) =>
      storeUpdateLineItem(client, { id, line_id, body }),
    preview: (cart, { line_id, quantity }) => ({
      ...cart,
      items: cart.items.map((item) =>
        item.id === line_id && isCount(quantity) ? { ...item, quantity } : item,
      ),
    }),
  },
  removeItem: {
    send: ({ client, id }, { line_id }) => storeDeleteLineItem(client, { id, line_id }),
    preview: (cart, { line_id }) => ({
      ...cart,
      items: cart.items.filter((item) => item.id !== line_id),
    }),
  },
  addDiscount: {
    send: async (subject, { code }) => {
      const { discounts } = await subject.latest();
      return updateCart(subject, { discounts: [...without(discounts, code), { code }] });
    },
  },
  removeDiscount: {
    send: ({ client, id }, { code }) => storeDeleteCartDiscount(client, { id, code }),
    preview: (cart, { code }) => ({ ...cart, discounts: dropped(cart.discounts, code) }),
  },
  addGiftCard: {
    send: async (subject, { code }) => {
      const { gift_cards } = await subject.latest();
      return updateCart(subject, { gift_cards: [...without(gift_cards, code), { code }] });
    },
  },
  removeGiftCard: {
    send: async (subject, { code }) => {
      const { gift_cards } = await subject.latest();
      return updateCart(subject, { gift_cards: without(gift_cards, code) });
    },
    preview: (cart, { code }) => ({ ...cart, gift_cards: dropped(cart.gift_cards, code) }),
  },
  addShippingMethod: {
    send: ({ client, id }, body) => storeAddCartShippingMethod(client, { id, body }),
  },
  startCheckout: {
    send: startCheckout,
    begin: async (subject) => {
      await subject.create({});
      return startCheckout(subject);
    },
  },
  pay: { send: pay },
  updatePaymentSession: {
    send: ({ client, id }, { provider_id, data }) =>
      storeUpdatePaymentSession(client, { id, provider_id, body: { data } }),
  },
  refreshPaymentSession: {
    // Reads the cart, because the response doesn't contain addresses, the payment, or the region's countries.
    send: async ({ client, id, latest }, { provider_id }) => {
      await storeRefreshPaymentSession(client, { id, provider_id });
      return { cart: await latest() };
    },
  },
  deletePaymentSession: {
    send: ({ client, id }, { provider_id }) =>
      storeDeletePaymentSession(client, { id, provider_id }),
  },
  completeCheckout: { send: ({ client, id }) => storeCompleteCart(client, { id }) },
};

/**
 * Creates a cart with the fields of an update. Creating a cart accepts only some of them, so a second call sends the remaining
 * fields, if there are any.
 */
async function beginWith(subject: CartTarget, body: StoreUpdateCartBody) {
  const { region_id, country_code, sales_channel_id, context, ...rest } = body;
  const created = await subject.create({
    ...(region_id !== undefined && { region_id }),
    ...(country_code !== undefined && { country_code }),
    ...(sales_channel_id !== undefined && { sales_channel_id }),
    ...(context !== undefined && { context }),
  });
  return Object.keys(rest).length > 0 ? updateCart(subject, rest) : created;
}

const counted = ({
  quantity = 1,
  sent: _,
  ...item
}: NewItems["items"][number]): StoreCreateLineItemBody => ({ ...item, quantity });

function addItem({ client, id }: CartTarget, item: NewItem): Promise<{ cart: StoreCart }> {
  return storeCreateLineItem(client, { id, body: counted(item) });
}

/**
 * Adds items one by one, because the server drops one of two concurrent calls. If a response was lost, the cart shows whether the
 * item was added.
 */
async function addEach(
  subject: CartTarget,
  { items, onSend }: NewItems,
): Promise<Answer<"addItems">> {
  const rejected: RejectedItem[] = [];
  let cart = await subject.latest();
  for (const item of items) {
    const { variant_id, sent } = item;
    const arrived = (expected: Expected | undefined): boolean =>
      expected?.cart_id === cart.id && quantityOf(cart, variant_id) >= expected.quantity;
    const count = (item.quantity ?? 1) - (sent && arrived(sent) ? sent.count : 0);
    if (count < 1) continue;
    const expected = { cart_id: cart.id, count, quantity: quantityOf(cart, variant_id) + count };
    onSend?.(item, expected);
    try {
      ({ cart } = await addItem(subject, { ...item, quantity: count }));
    } catch (error) {
      if (!isRejected(error)) cart = await subject.latest().catch(() => cart);
      if (!arrived(expected)) rejected.push({ item, error });
    }
  }
  if (rejected[0] && rejected.length === items.length) throw rejected[0].error;
  return { cart, rejected };
}

const quantityOf = (cart: StoreCart, variant_id: string): number =>
  cart.items.reduce((sum, item) => sum + (item.variant_id === variant_id ? item.quantity : 0), 0);

const isCount = (quantity: unknown): boolean =>
  quantity === undefined || (Number.isSafeInteger(quantity) && (quantity as number) > 0);

/**
 * Throws a `RangeError` unless every quantity is undefined or a whole number above 0. The server treats half an item as a missing
 * quantity, and 0 as a removal.
 */
export function checkQuantity(variables: unknown): void {
  const { quantity, items = [] } = (variables ?? {}) as Partial<NewItem & NewItems>;
  if (![{ quantity }, ...items].every((item) => isCount(item.quantity)))
    throw new RangeError("quantity must be a whole number above 0");
}

function startCheckout({ client, id }: CartTarget) {
  return storeCreatePaymentSessions(client, { id });
}

/**
 * Selects a payment session. The server gives the provider the amount before tax if the region has no automatic taxes. Creating the
 * sessions again calculates the taxes, and updates the selected session's amount.
 */
async function pay(
  { client, id }: CartTarget,
  body: StoreSetPaymentSessionBody,
): Promise<{ cart: StoreCart }> {
  const answer = await storeSetPaymentSession(client, { id, body });
  return answer.cart.region?.automatic_taxes === false
    ? storeCreatePaymentSessions(client, { id })
    : answer;
}

/** Removes a code from a list. The server ignores the case of codes. */
const dropped = <T extends { code: string }>(list: readonly T[] | undefined, code: string): T[] =>
  (list ?? []).filter((one) => one.code.toLowerCase() !== code.toLowerCase());

const without = (list: readonly { code: string }[] | undefined, code: string): { code: string }[] =>
  dropped(list, code).map((one) => ({ code: one.code }));
