import { ApiError, type HttpClient } from "@countertop/sdk";
import { storeCreateCart, storeRetrieveCart } from "@countertop/sdk/operations";
import { queryKey, queryOptions, type QueryKey } from "@countertop/sdk/query";
import type { Cart, StoreCreateCartBody } from "@countertop/sdk/types";
import type { QueryClient } from "@tanstack/react-query";
import type { CartId } from "./cart-id.ts";
import {
  cartWrites,
  type Answer,
  type CartWriteName,
  type Subject,
  type Variables,
} from "./writes.ts";

export interface CartWriter {
  /** Carries out a write and makes its answer the cart. A cart that it has to begin, begins with `defaults`. */
  readonly write: <N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ) => Promise<Answer<N>>;
  /** Makes this the visitor's cart. */
  readonly put: (cart: Cart) => void;
}

export const cartKey = (id: string): QueryKey => queryKey(storeRetrieveCart, { id });

/** A cart that was bought, or that the server does not know, is of no further use. */
export const isGone = (cart: Cart | undefined, error: unknown): boolean =>
  !!cart?.completed_at || (error instanceof ApiError && error.status === 404);

/**
 * @param lock Its name is the same in all tabs: the server loses one of two writes that change a cart at the same time.
 */
export function createCartWriter(
  client: HttpClient,
  queries: QueryClient,
  cartId: CartId,
  lock: string,
): CartWriter {
  function keep(cart: Cart): void {
    const key = cartKey(cart.id);
    // An answer that is on its way is older than this one.
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData(key, { cart });
    if (cart.completed_at) cartId.forget(cart.id);
  }

  function put(cart: Cart): void {
    keep(cart);
    if (!cart.completed_at) cartId.set(cart.id);
  }

  /** Prices, ways to ship and whatever else was asked for this cart may have changed with it. */
  function outdate(concerns: (key: QueryKey) => boolean, id: string): void {
    const own = JSON.stringify(cartKey(id));
    const [area] = cartKey(id);
    void queries.invalidateQueries({
      predicate: ({ queryKey: key }) =>
        key[0] === area && concerns(key) && JSON.stringify(key) !== own,
    });
  }

  async function latest(id: string): Promise<Cart> {
    await queries.cancelQueries({ queryKey: cartKey(id) });
    const { cart } = await queries.fetchQuery({
      ...queryOptions(client, storeRetrieveCart, { id }),
      staleTime: 0,
      retry: false,
    });
    return cart;
  }

  function subjectOf(id: string, defaults: StoreCreateCartBody | undefined): Subject {
    return {
      client,
      get id() {
        return id;
      },
      latest: () => latest(id),
      create: async (body) => {
        const answer = await storeCreateCart(client, { body: { ...defaults, ...body } });
        put(answer.cart);
        id = answer.cart.id;
        return answer;
      },
    };
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
    } catch (error) {
      if (!id) throw error;
      // Whether the server did it or not, what it says now is the cart.
      const now = await latest(id).then(
        (cart) => ({ cart, error: undefined }),
        (reason: unknown) => ({ cart: undefined, error: reason }),
      );
      if (!isGone(now.cart, now.error)) throw error;
      // The order was made and only its news was lost: asking again gives the same order.
      if (name === "completeCheckout" && now.cart) return send(subject, variables);
      cartId.forget(id);
      if (!begin) throw error;
    }
    return begin(subject, variables);
  }

  async function write<N extends CartWriteName>(
    name: N,
    variables: Variables<N>,
    defaults?: StoreCreateCartBody,
  ): Promise<Answer<N>> {
    const answer = await perform(name, variables, defaults);
    const cart = cartOf(answer);
    if (cart) {
      // Not `put`: somebody may have left this cart to itself while the answer was on its way.
      keep(cart);
      outdate((key) => JSON.stringify(key).includes(cart.id), cart.id);
    } else {
      // Bought: stock, orders, gift cards and discounts are no longer what they were.
      const id = cartId.read();
      cartId.forget(id);
      outdate(() => true, id);
    }
    return answer;
  }

  const locks = globalThis.navigator?.locks;
  return {
    put,
    write: (...asked) => (locks ? locks.request(lock, () => write(...asked)) : write(...asked)),
  };
}

/** The cart in an answer; none where it became an order or paid for a swap. */
function cartOf(answer: Answer<CartWriteName>): Cart | undefined {
  if ("cart" in answer) return answer.cart;
  return answer.type === "cart" ? answer.data : undefined;
}
