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

/** What is remembered of a visitor's cart, in every tab. */
export interface Remembered {
  readonly cart: CartId;
  /** A cart that may have become an order which nobody has seen yet. */
  readonly completing: CartId;
  /** A cart that the customer agreed to buy as it is, and whose payment waits for a provider's own page. */
  readonly paying: CartId;
}

/** How the payment of a cart ended that a provider asked for on its own page. */
export type Resumed = "none" | "order" | "exchanged" | "unfinished" | "changed";

export interface CartWriter {
  /** Carries out a write and makes its answer the cart. A cart that it has to begin, begins with `defaults`. */
  readonly write: <N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ) => Promise<Answer<N>>;
  /** Somebody has pressed "buy": whenever that write's turn comes, it is about the cart of this moment. */
  readonly press: () => void;
  /**
   * Completes a cart whose payment was left to a provider's page, for a customer who comes back; `linked` where the page's address names it.
   * Made once, even if it is called several times; the order is then told like one whose news was lost.
   */
  readonly resume: (id: string, linked: boolean) => Promise<Resumed>;
  /** Makes this the visitor's cart. */
  readonly put: (cart: Cart) => void;
  /** Forgets a cart that is proven to be of no further use; whether it became an order remains to be seen. */
  readonly retire: (id: string, cart: Cart | undefined) => void;
}

/** The same query as that of the SDK's own hooks. */
export const cartQuery = (calls: HttpClient, id: string) =>
  queryOptions(calls, storeRetrieveCart, { id });

/** The order that a cart became. */
export const orderQuery = (calls: HttpClient, cart_id: string) =>
  queryOptions(calls, storeRetrieveOrderByCart, { cart_id });

/** Every answer with the shopper's cart has its items. The cart of an exchange comes without: the rest is to be read. */
const isWhole = (cart: Cart): cart is StoreCart => "items" in cart;

/** A cart that was bought, or that the server says it does not know, is of no further use. */
export const isGone = (cart: Cart | undefined, error: unknown): boolean =>
  !!cart?.completed_at || isNotFound(error);

/**
 * @param lock Its name is the same in all tabs: the server loses one of two writes that change a cart at the same time.
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
      // An answer that is on its way is older than this one.
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
    // A cart that paid for an exchange becomes no order.
    if (cart?.type === "swap") completing.forget(id);
    else if (cart && cartId.read() === id) completing.set(id);
    cartId.forget(id);
  }

  /** Prices, ways to ship and whatever else was asked for this cart may have changed with it. */
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

  /** Whoever presses how often, in whichever tab: one order, and every one of them is told of it. */
  async function complete(id: string): Promise<Answer<"completeCheckout">> {
    if (bought?.id === id) return bought.answer;
    if (id) completing.set(id);
    try {
      const answer = await cartWrites.completeCheckout.send(subjectOf(id, undefined));
      if (answer.type !== "cart") return answer;
      // It has to be paid in a further step: nothing was bought yet. The cart in this answer lacks its items.
      completing.forget(id);
      paying.set(id);
      return { ...answer, data: await latest(id) };
    } catch (error) {
      if (isRefused(error)) {
        completing.forget(id);
        // Sold out: the payment was canceled with it.
        if (error.status === 409) paying.forget(id);
      } else {
        // The order may have been made and only its news lost.
        const news = await storeRetrieveOrderByCart(calls, { cart_id: id }).catch(() => undefined);
        if (news) return { type: "order", data: news.order };
      }
      // Somebody else may have changed what was to be bought.
      if (id) await latest(id).catch(() => undefined);
      throw error;
    }
  }

  async function resume(id: string, linked: boolean): Promise<Resumed> {
    const own = id === cartId.read();
    const agreed = id === paying.read();
    if (!linked && !agreed) {
      // Another tab has ended it in the meantime; storage such as cookies tells nobody.
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
      // The server lets a cart that was bought be changed. Nobody would ever see that.
      if (!begin || !cartOf(answer)?.completed_at) return answer;
      retire(id, cartOf(answer));
    } catch (error) {
      if (!id) throw error;
      // Whether the server did it or not, what it says now is the cart.
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
      // Not `put`: somebody may have left this cart to itself while the answer was on its way.
      keep(cart);
      outdate((key) => JSON.stringify(key).includes(cart.id), cart.id);
    } else {
      // Bought: stock, orders, gift cards and discounts are no longer what they were.
      bought = { id, answer: answer as Answer<"completeCheckout"> };
      end(id);
      outdate(() => true, id);
    }
    return answer;
  }

  /** A tab that hangs must not stop the others for good: after long enough, one goes on without its turn. */
  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const locks = globalThis.navigator?.locks;
    if (!locks) return action();
    return locks
      .request(lock, { signal: AbortSignal.timeout(patience) }, action)
      .catch((error: unknown) => {
        if (error instanceof DOMException) return action();
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

/** The cart in an answer; none where it became an order or paid for a swap. */
function cartOf(answer: Answer<CartWriteName>): Cart | undefined {
  if ("cart" in answer) return answer.cart;
  return answer.type === "cart" ? answer.data : undefined;
}
