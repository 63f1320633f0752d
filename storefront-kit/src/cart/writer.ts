import type { HttpClient } from "@countertop/sdk";
import {
  storeCreateCart,
  storeRetrieveCart,
  storeRetrieveOrderByCart,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Cart, StoreCart, StoreCreateCartBody } from "@countertop/sdk/types";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { awaitsPayment, isNotFound, isRejected, isWhole } from "./answers.ts";
import {
  cartWrites,
  checkQuantity,
  type Answer,
  type CartWriteName,
  type Variables,
} from "./writes.ts";
import type { CartTarget } from "./cart-target.ts";
import { correctTaxes, hasReplaced } from "./region.ts";
import type { Remembered } from "./remembered.ts";

/** The outcome of a payment on a provider's own page. */
export type Resumed = "none" | "order" | "exchanged" | "unfinished" | "changed";

export interface CartWriter {
  /**
   * Carries out a write. The cart in its response replaces the cached cart. A cart that the write creates starts with `defaults`.
   */
  readonly write: <N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ) => Promise<Answer<N>>;
  /** Remembers the cart when the customer presses the button to order, so that a second press returns the same order. */
  readonly press: () => void;
  /**
   * Completes the cart of a customer who returns from a provider's page. `linked` is true if the page's URL contains the cart's id.
   * Places the order once, even if it is called repeatedly. The order is reported like one whose response was lost.
   */
  readonly resume: (id: string, linked: boolean) => Promise<Resumed>;
  /** Completes an interrupted region change, if there is one. */
  readonly settle: (id: string) => Promise<void>;
  /** Makes this cart the visitor's cart, unless it is already completed. */
  readonly put: (cart: Cart) => void;
  /** Clears a cart that can't be used anymore. If it became an order, the order is requested later. */
  readonly retire: (id: string, cart: Cart | undefined) => void;
}

/** The query of a cart, which is the same as in the SDK's hooks. */
export const cartQuery = (calls: HttpClient, id: string) =>
  queryOptions(calls, storeRetrieveCart, { id });

/** The query of the order that a cart became. */
export const orderQuery = (calls: HttpClient, cart_id: string) =>
  queryOptions(calls, storeRetrieveOrderByCart, { cart_id });

/** True if the cart was bought or doesn't exist on the server. */
export const isGone = (cart: Cart | undefined, error: unknown): boolean =>
  !!cart?.completed_at || isNotFound(error);

/**
 * @param lock a lock's name, the same in every tab, because the server drops one of two concurrent writes to a cart
 * @param patience the maximum time in milliseconds to wait for other tabs
 */
export function createCartWriter(
  calls: HttpClient,
  queries: QueryClient,
  { cart: cartId, completing, paying, moving }: Remembered,
  lock: string,
  patience: number,
): CartWriter {
  const keyOf = (id: string): QueryKey => cartQuery(calls, id).queryKey;
  let pressed = "";
  let bought: { id: string; answer: Answer<"completeCheckout"> } | undefined;

  function keep(cart: Cart): void {
    const queryKey = keyOf(cart.id);
    if (isWhole(cart)) {
      // Cancels a pending read, whose result would be older than this response.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, { cart });
    } else void queries.invalidateQueries({ queryKey });
    if (cart.completed_at) retire(cart.id, cart);
  }

  function put(cart: Cart): void {
    keep(cart);
    if (!cart.completed_at) cartId.set(cart.id);
  }

  function retire(id: string, cart: Cart | undefined): void {
    // A cart that paid for an exchange doesn't become an order.
    if (cart?.type === "swap") completing.forget(id);
    else if (cart && cartId.read() === id) completing.set(id);
    cartId.forget(id);
  }

  /** Marks the matching queries as stale, except the cart's own: prices and shipping options may have changed, too. */
  function outdate(concerns: (key: QueryKey) => boolean, id: string): void {
    const own = JSON.stringify(keyOf(id));
    const [area] = keyOf(id);
    void queries.invalidateQueries({
      predicate: ({ queryKey: key }) =>
        key[0] === area && concerns(key) && JSON.stringify(key) !== own,
    });
  }

  async function latest(id: string): Promise<StoreCart> {
    await queries.cancelQueries({ queryKey: keyOf(id) });
    const query = { ...cartQuery(calls, id), staleTime: 0, retry: false };
    return (await queries.fetchQuery(query)).cart;
  }

  async function settle(id: string): Promise<void> {
    if (!isUnsettled(id)) return;
    try {
      const cart = await latest(id);
      if (!cart.completed_at) keep((await correctTaxes(calls, { cart })).cart);
    } catch (error) {
      if (!isGone(undefined, error)) throw error;
    }
    moving.forget(id);
  }

  const isUnsettled = (id: string): boolean =>
    id !== "" &&
    (moving.read() === id ||
      hasReplaced(queries.getQueryData<{ cart: StoreCart }>(keyOf(id))?.cart));

  function subjectOf(id: string, defaults: StoreCreateCartBody | undefined): CartTarget {
    return {
      client: calls,
      get id() {
        return id;
      },
      latest: () => latest(id),
      create: async (body) => {
        const answer = await storeCreateCart(calls, { body: { ...defaults, ...body } });
        put(answer.cart);
        id = answer.cart.id;
        return answer;
      },
    };
  }

  /** Completes the cart. If this page has already completed it, returns that response, so that every caller gets the order. */
  async function complete(id: string): Promise<Answer<"completeCheckout">> {
    if (bought?.id === id) return bought.answer;
    if (id) completing.set(id);
    try {
      const answer = await cartWrites.completeCheckout.send(subjectOf(id, undefined));
      if (answer.type !== "cart") return answer;
      // The payment needs another step, so the order doesn't exist yet. The cart in this response has no items.
      completing.forget(id);
      paying.set(id);
      return { ...answer, data: await latest(id) };
    } catch (error) {
      if (isRejected(error)) {
        completing.forget(id);
        // An item is sold out, and the server has canceled the payment.
        if (error.status === 409) paying.forget(id);
      } else {
        // The order may exist even if its response was lost.
        const news = await storeRetrieveOrderByCart(calls, { cart_id: id }).catch(() => undefined);
        if (news) return { type: "order", data: news.order };
      }
      // Reads the cart again, because someone else with the cart's link may have changed it.
      if (id) await latest(id).catch(() => undefined);
      throw error;
    }
  }

  async function resume(id: string, linked: boolean): Promise<Resumed> {
    const own = id === cartId.read();
    const agreed = id === paying.read();
    if (!linked && !agreed) {
      // Reads the storage, because another tab may have completed the cart, and cookies don't send events.
      completing.read();
      return "none";
    }
    const cart = await latest(id);
    if (cart.completed_at) {
      end(id);
      if (cart.type !== "swap") completing.set(id);
      return cart.type === "swap" ? "exchanged" : "order";
    }
    if (!awaitsPayment(cart, agreed)) {
      paying.forget(id);
      return "none";
    }
    if (own && !agreed) return "changed";
    const answer = await complete(id);
    if (answer.type === "cart") return "unfinished";
    bought = { id, answer };
    end(id);
    outdate(() => true, id);
    if (answer.type === "order") completing.set(id);
    return answer.type === "order" ? "order" : "exchanged";
  }

  function end(id: string): void {
    cartId.forget(id);
    completing.forget(id);
    paying.forget(id);
  }

  async function perform<N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ): Promise<Answer<N>> {
    const { send, begin } = cartWrites[name];
    const id = cartId.read();
    const subject = subjectOf(id, defaults);
    if (!id && begin) return begin(subject, variables);
    try {
      const answer = await send(subject, variables);
      // The server accepts changes to a cart that was bought. Repeats the write with a new cart.
      if (!begin || !cartOf(answer)?.completed_at) return answer;
      retire(id, cartOf(answer));
    } catch (error) {
      if (!id) throw error;
      // Reads the cart again after every error: the write may have been executed, or the cart may no longer exist.
      const now = await latest(id).then(
        (cart) => ({ cart, error: undefined }),
        (reason: unknown) => ({ cart: undefined, error: reason }),
      );
      if (!isGone(now.cart, now.error)) throw error;
      retire(id, now.cart);
      if (!begin) throw error;
    }
    return begin(subject, variables);
  }

  async function write<N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ): Promise<Answer<N>> {
    checkQuantity(variables);
    const id = cartId.read() || pressed;
    // Forgets the pending payment, because the cart now differs from the one that the customer agreed to pay for.
    if (name !== "completeCheckout") paying.forget(id);
    await settle(id);
    const moves = "region_id" in ((variables ?? {}) as object);
    if (moves && id) moving.set(id);
    const answer =
      name === "completeCheckout"
        ? ((await complete(id)) as Answer<N>)
        : await perform(name, variables, defaults);
    if (moves) moving.forget(id);
    const cart = cartOf(answer);
    if (cart) {
      // Uses `keep`, not `put`, because the visitor may have stopped using this cart before the response.
      keep(cart);
      outdate((key) => JSON.stringify(key).includes(cart.id), cart.id);
    } else {
      // After a purchase, marks all store queries as stale: stock, orders, gift cards, and discounts may have changed.
      bought = { id, answer: answer as Answer<"completeCheckout"> };
      end(id);
      outdate(() => true, id);
    }
    return answer;
  }

  /** Runs an action while other tabs wait. A hanging tab must not block the others, so the lock has a timeout. */
  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const locks = (globalThis as Partial<typeof globalThis>).navigator?.locks;
    if (!locks) return action();
    let begun = false;
    const begin = () => {
      begun = true;
      return action();
    };
    return locks
      .request(lock, { signal: AbortSignal.timeout(patience) }, begin)
      .catch((error: unknown) => {
        // The lock wasn't available in time. An error of the action itself must not run the action again.
        if (!begun && error instanceof DOMException) return action();
        throw error;
      });
  }

  return {
    put,
    retire,
    press: () => {
      pressed = cartId.read() || pressed;
    },
    resume: (...asked) => inTurn(() => resume(...asked)),
    settle: (id) => (isUnsettled(id) ? inTurn(() => settle(id)) : Promise.resolve()),
    write: (...asked) => inTurn(() => write(...asked)),
  };
}

/** The cart in a response. Undefined if the cart became an order or paid for an exchange. */
function cartOf(answer: Answer<CartWriteName>): Cart | undefined {
  if ("cart" in answer) return answer.cart;
  return answer.type === "cart" ? answer.data : undefined;
}
