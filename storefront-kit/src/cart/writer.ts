import type { HttpClient } from "@countertop/sdk";
import {
  storeCreateCart,
  storeRetrieveCart,
  storeRetrieveOrderByCart,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Cart, StoreCart, StoreCreateCartBody } from "@countertop/sdk/types";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isNotFound, isRefused } from "./answers.ts";
import type { CartId } from "./cart-id.ts";
import {
  cartWrites,
  checkQuantity,
  type Answer,
  type CartWriteName,
  type Variables,
} from "./writes.ts";
import type { CartTarget } from "./cart-target.ts";

/** Data remembered about a visitor's cart, in every tab. */
export interface Remembered {
  readonly cart: CartId;
  /** A cart that may have become an order that nobody has seen yet. */
  readonly completing: CartId;
  /** A cart that the customer agreed to buy as it is, and whose payment waits for a provider's own page. */
  readonly paying: CartId;
}

/** Outcome of a payment that a provider asked for on its own page. */
export type Resumed = "none" | "order" | "exchanged" | "unfinished" | "changed";

export interface CartWriter {
  /** Carries out a write; its answer becomes the cart. If it has to create a cart, that one starts with `defaults`. */
  readonly write: <N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ) => Promise<Answer<N>>;
  /** Called on a press of "buy": the later write then uses the cart of this moment. */
  readonly press: () => void;
  /**
   * Completes a cart whose payment was left to a provider's page, for a returning customer. `linked`: the page's address names
   * the cart. Runs once, even if it is called several times. The order is then reported like one whose answer was lost.
   */
  readonly resume: (id: string, linked: boolean) => Promise<Resumed>;
  /** Makes this the visitor's cart. */
  readonly put: (cart: Cart) => void;
  /** Forgets a cart that is proven to be of no further use. Its order, if any, is looked for later. */
  readonly retire: (id: string, cart: Cart | undefined) => void;
}

/** The same query as that of the SDK's own hooks. */
export const cartQuery = (calls: HttpClient, id: string) =>
  queryOptions(calls, storeRetrieveCart, { id });

/** The order made from a cart. */
export const orderQuery = (calls: HttpClient, cart_id: string) =>
  queryOptions(calls, storeRetrieveOrderByCart, { cart_id });

/** Every answer with the shopper's cart has its items. The cart of an exchange comes without them, so it must be read. */
const isWhole = (cart: Cart): cart is StoreCart => "items" in cart;

/** True if the cart was bought or doesn't exist on the server. */
export const isGone = (cart: Cart | undefined, error: unknown): boolean =>
  !!cart?.completed_at || isNotFound(error);

/**
 * @param lock Its name is the same in every tab: the server loses one of two writes that change a cart at the same time.
 * @param patience Milliseconds to wait for other tabs.
 */
export function createCartWriter(
  calls: HttpClient,
  queries: QueryClient,
  { cart: cartId, completing, paying }: Remembered,
  lock: string,
  patience: number,
): CartWriter {
  const keyOf = (id: string): QueryKey => cartQuery(calls, id).queryKey;
  let pressed = "";
  let bought: { id: string; answer: Answer<"completeCheckout"> } | undefined;

  function keep(cart: Cart): void {
    const queryKey = keyOf(cart.id);
    if (isWhole(cart)) {
      // A pending read is older than this answer.
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

  /** Marks other queries about this cart as stale: prices and shipping options may have changed with it. */
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

  /** Completes the cart once, regardless of how often it is called, in any tab; every caller gets the order. */
  async function complete(id: string): Promise<Answer<"completeCheckout">> {
    if (bought?.id === id) return bought.answer;
    if (id) completing.set(id);
    try {
      const answer = await cartWrites.completeCheckout.send(subjectOf(id, undefined));
      if (answer.type !== "cart") return answer;
      // The payment needs a further step: the order doesn't exist yet. The cart in this answer has no items.
      completing.forget(id);
      paying.set(id);
      return { ...answer, data: await latest(id) };
    } catch (error) {
      if (isRefused(error)) {
        completing.forget(id);
        // Sold out: the server also canceled the payment.
        if (error.status === 409) paying.forget(id);
      } else {
        // The order may exist if only the answer was lost.
        const news = await storeRetrieveOrderByCart(calls, { cart_id: id }).catch(() => undefined);
        if (news) return { type: "order", data: news.order };
      }
      // Somebody else may have changed the cart.
      if (id) await latest(id).catch(() => undefined);
      throw error;
    }
  }

  async function resume(id: string, linked: boolean): Promise<Resumed> {
    const own = id === cartId.read();
    const agreed = id === paying.read();
    if (!linked && !agreed) {
      // Another tab completed it in the meantime; storage such as cookies sends no events.
      completing.read();
      return "none";
    }
    const cart = await latest(id);
    if (cart.completed_at) {
      end(id);
      if (cart.type !== "swap") completing.set(id);
      return cart.type === "swap" ? "exchanged" : "order";
    }
    if (!awaitsPayment(cart)) {
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
      // The server allows changes to a bought cart, which nobody would ever see.
      if (!begin || !cartOf(answer)?.completed_at) return answer;
      retire(id, cartOf(answer));
    } catch (error) {
      if (!id) throw error;
      // Regardless of the outcome, the server's current answer is the cart.
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
    // A change now would differ from the cart that the customer agreed to pay.
    if (name !== "completeCheckout") paying.forget(id);
    const answer =
      name === "completeCheckout"
        ? ((await complete(id)) as Answer<N>)
        : await perform(name, variables, defaults);
    const cart = cartOf(answer);
    if (cart) {
      // Not `put`: the visitor may have dropped this cart before the answer arrived.
      keep(cart);
      outdate((key) => JSON.stringify(key).includes(cart.id), cart.id);
    } else {
      // After a purchase, stock, orders, gift cards, and discounts are stale.
      bought = { id, answer: answer as Answer<"completeCheckout"> };
      end(id);
      outdate(() => true, id);
    }
    return answer;
  }

  /** A tab that hangs must not stop the others for good: after the timeout, a tab goes on without its turn. */
  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const locks = globalThis.navigator?.locks;
    if (!locks) return action();
    let begun = false;
    const begin = () => {
      begun = true;
      return action();
    };
    return locks
      .request(lock, { signal: AbortSignal.timeout(patience) }, begin)
      .catch((error: unknown) => {
        // The lock was not to be had in time. An error of the action itself must not run it a second time.
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
    write: (...asked) => inTurn(() => write(...asked)),
  };
}

/** True if the selected payment waits for the customer or for the provider. */
function awaitsPayment({ payment_session, payment_sessions }: Cart): boolean {
  const { status } =
    payment_session ?? payment_sessions?.find(({ is_selected }) => is_selected) ?? {};
  return status === "requires_more" || status === "authorized";
}

/** The cart in an answer; `undefined` if it became an order or paid for a swap. */
function cartOf(answer: Answer<CartWriteName>): Cart | undefined {
  if ("cart" in answer) return answer.cart;
  return answer.type === "cart" ? answer.data : undefined;
}
