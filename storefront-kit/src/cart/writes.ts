import type { HttpClient, Output } from "@countertop/sdk";
import {
  storeAddCartShippingMethod,
  storeCompleteCart,
  storeCreateLineItem,
  storeCreatePaymentSessions,
  storeDeleteCartDiscount,
  storeDeleteLineItem,
  storeDeletePaymentSession,
  storeListVariants,
  storeRefreshPaymentSession,
  storeSetPaymentSession,
  storeUpdateCart,
  storeUpdateLineItem,
  storeUpdatePaymentSession,
} from "@countertop/sdk/operations";
import type {
  Cart,
  operations,
  StoreAddCartShippingMethodBody,
  StoreCreateCartBody,
  StoreCreateLineItemBody,
  StoreSetPaymentSessionBody,
  StoreUpdateCartBody,
  StoreUpdateLineItemBody,
  StoreUpdatePaymentSessionBody,
} from "@countertop/sdk/types";

/** One of it, unless a quantity is given. */
export type NewItem = Omit<StoreCreateLineItemBody, "quantity"> & { quantity?: number };

/** An item that did not get into the cart, and why. */
export interface RefusedItem {
  readonly item: NewItem;
  readonly error: unknown;
}

/** What the writes below take and are answered with: `[variables, operation]`. */
export interface CartWriteTypes {
  createCart: [StoreCreateCartBody | void, "storeCreateCart"];
  updateCart: [StoreUpdateCartBody, "storeUpdateCart"];
  setRegion: [{ region_id: string; country_code?: string }, "storeUpdateCart"];
  addItem: [NewItem, "storeCreateLineItem"];
  addItems: [{ items: readonly NewItem[]; region_id?: string }, "storeCreateLineItem"];
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
  (N extends "addItems" ? { refused: RefusedItem[] } : unknown);

/** The cart that a write is about. */
export interface Subject {
  readonly client: HttpClient;
  /** Empty where there is no cart. */
  readonly id: string;
  /** The cart as the server has it now. */
  readonly latest: () => Promise<Cart>;
  /** Begins a cart, which the next call is then about. */
  readonly create: (body: StoreCreateCartBody) => Promise<{ cart: Cart }>;
}

interface CartWrite<N extends CartWriteName> {
  send(subject: Subject, variables: Variables<N>): Promise<Answer<N>>;
  /** What to do where there is no cart, if that is no mistake. */
  begin?(subject: Subject, variables: Variables<N>): Promise<Answer<N>>;
  /** The cart as it will be, as far as that is certain; its sums stay the server's. Applying it twice changes nothing more. */
  preview?(cart: Cart, variables: Variables<N>): Cart;
}

/**
 * All that can be done to a cart. Lists that the server replaces whole, such as discounts, are made from the cart as it is
 * when the write's turn has come, not as it was when somebody clicked.
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
    begin: async (subject, { items, region_id }) => {
      const where = region_id === undefined ? {} : { region_id };
      if (!items.some(({ metadata }) => metadata)) {
        try {
          return {
            ...(await subject.create({ ...where, items: items.map(counted) })),
            refused: [],
          };
        } catch {
          // The server takes all or nothing, and does not say which item it refused.
        }
      }
      await subject.create(where);
      return addEach(subject, { items });
    },
  },
  updateItem: {
    send: ({ client, id }, { line_id, ...body }) =>
      storeUpdateLineItem(client, { id, line_id, body }),
    preview: (cart, { line_id, quantity }) => ({
      ...cart,
      items: (cart.items ?? [])
        .map((item) => (item.id === line_id ? { ...item, quantity } : item))
        .filter((item) => item.quantity > 0),
    }),
  },
  removeItem: {
    send: ({ client, id }, { line_id }) => storeDeleteLineItem(client, { id, line_id }),
    preview: (cart, { line_id }) => ({
      ...cart,
      items: (cart.items ?? []).filter((item) => item.id !== line_id),
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
  pay: { send: ({ client, id }, body) => storeSetPaymentSession(client, { id, body }) },
  updatePaymentSession: {
    send: ({ client, id }, { provider_id, data }) =>
      storeUpdatePaymentSession(client, { id, provider_id, body: { data } }),
  },
  refreshPaymentSession: {
    send: ({ client, id }, { provider_id }) =>
      storeRefreshPaymentSession(client, { id, provider_id }),
  },
  deletePaymentSession: {
    send: ({ client, id }, { provider_id }) =>
      storeDeletePaymentSession(client, { id, provider_id }),
  },
  completeCheckout: { send: ({ client, id }) => storeCompleteCart(client, { id }) },
};

async function updateCart({ client, id }: Subject, body: StoreUpdateCartBody) {
  const answer = await storeUpdateCart(client, { id, body });
  return body.region_id === undefined ? answer : withTaxesOf(client, answer);
}

/**
 * With a region the server changes prices but not whether they include tax: between Europe and the United States the
 * customer would be charged wrongly. Items that are put in anew are right, so those in doubt are.
 */
async function withTaxesOf(client: HttpClient, answer: { cart: Cart }): Promise<{ cart: Cart }> {
  const { id, region_id, items = [] } = answer.cart;
  const ids = items.flatMap(({ variant_id }) => variant_id ?? []);
  if (ids.length === 0) return answer;
  const query = { id: ids, region_id, limit: ids.length };
  const { variants } = await storeListVariants(client, { query });
  for (const { id: line_id, variant_id, quantity, metadata, includes_tax } of items) {
    const fresh = variants.find((variant) => variant.id === variant_id);
    if (!fresh || (fresh.calculated_price_includes_tax ?? false) === (includes_tax ?? false))
      continue;
    await storeDeleteLineItem(client, { id, line_id });
    const body = { variant_id: fresh.id, quantity, ...(metadata && { metadata }) };
    answer = await storeCreateLineItem(client, { id, body });
  }
  return answer;
}

/** Creating a cart takes some of what updating it takes; the rest follows in a second call, if there is any. */
async function beginWith(subject: Subject, body: StoreUpdateCartBody) {
  const { region_id, country_code, sales_channel_id, context, ...rest } = body;
  const created = await subject.create({
    ...(region_id !== undefined && { region_id }),
    ...(country_code !== undefined && { country_code }),
    ...(sales_channel_id !== undefined && { sales_channel_id }),
    ...(context !== undefined && { context }),
  });
  return Object.keys(rest).length > 0 ? updateCart(subject, rest) : created;
}

const counted = ({ quantity = 1, ...item }: NewItem): StoreCreateLineItemBody => ({
  ...item,
  quantity,
});

function addItem({ client, id }: Subject, item: NewItem): Promise<{ cart: Cart }> {
  return storeCreateLineItem(client, { id, body: counted(item) });
}

/** One call after another, as the server loses one of two that meet. */
async function addEach(
  subject: Subject,
  { items }: { items: readonly NewItem[] },
): Promise<Answer<"addItems">> {
  const refused: RefusedItem[] = [];
  let cart: Cart | undefined;
  for (const item of items) {
    try {
      ({ cart } = await addItem(subject, item));
    } catch (error) {
      refused.push({ item, error });
    }
  }
  return { cart: cart ?? (await subject.latest()), refused };
}

function startCheckout({ client, id }: Subject) {
  return storeCreatePaymentSessions(client, { id });
}

/** The server knows codes without regard to case. */
const dropped = <T extends { code: string }>(list: readonly T[] | undefined, code: string): T[] =>
  (list ?? []).filter((one) => one.code.toLowerCase() !== code.toLowerCase());

const without = (list: readonly { code: string }[] | undefined, code: string): { code: string }[] =>
  dropped(list, code).map((one) => ({ code: one.code }));
