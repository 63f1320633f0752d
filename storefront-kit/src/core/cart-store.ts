import type { HttpClient } from "@countertop/sdk";
import type { Cart, Order, StoreCart, StoreCreateCartBody } from "@countertop/sdk/types";
import type { QueryClient } from "@tanstack/react-query";
import { safely } from "../cart/answers.ts";
import { isId, type CartStorage } from "../cart/cart-id.ts";
import { createPaymentReturn, NO_RETURN, type PaymentReturnState } from "../cart/payment-return.ts";
import { createRemembered } from "../cart/remembered.ts";
import { cartQuery, createCartWriter, isGone, orderQuery } from "../cart/writer.ts";
import { cartWrites, type Answer, type CartWriteName, type Variables } from "../cart/writes.ts";

export interface CartStoreSettings {
  readonly client: HttpClient;
  /** Any TanStack Query client. The cart is cached under the same key as in the SDK's own queries. */
  readonly queryClient: QueryClient;
  /** Initial values of every cart that the store creates, such as the region. A function is called before each write. */
  readonly defaults?: StoreCreateCartBody | (() => StoreCreateCartBody) | undefined;
  /** The initial cart, such as one that a server read. Used if the browser has no stored cart. */
  readonly initialState?: StoreCart | undefined;
  /** The storage for the cart's id. Default: `localStorage`. */
  readonly storage?: CartStorage | undefined;
  /** The name of the cart's id in the storage. Default: `medusa-cart-id`. */
  readonly storageKey?: string | undefined;
  /** Timeout of a call in milliseconds. Placing the order has twice that time. Default: 15000. */
  readonly timeout?: number | undefined;
}

/** The state of the cart. The object stays the same until something in it changes. */
export interface CartSnapshot {
  /** The cart in the server's last response, with the predictable effects of pending writes. */
  readonly cart: StoreCart | undefined;
  readonly totalItems: number;
  /** True until the cart has been read, reading it has failed, or it is known not to exist. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly isSaving: boolean;
  /** The order that a cart became, if the response was lost, or if it was paid on a provider's page. */
  readonly order: Order | undefined;
  readonly paymentReturn: PaymentReturnState;
}

export interface CartStore {
  /** Subscribes to changes. While there are listeners, the store reads the cart and looks for lost orders. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => CartSnapshot;
  /** The snapshot for a server, and for a browser until hydration. */
  readonly getServerSnapshot: () => CartSnapshot;
  /** Calls `listener` only if the selected value changes. */
  readonly select: <T>(
    selector: (snapshot: CartSnapshot) => T,
    listener: (value: T) => void,
    isEqual?: (one: T, other: T) => boolean,
  ) => () => void;
  /** Carries out a write after earlier ones, even those of other tabs. Its response replaces the snapshot's cart. */
  readonly write: <N extends CartWriteName>(name: N, variables: Variables<N>) => Promise<Answer<N>>;
  /** Replaces the visitor's cart with another one, such as an exchange's cart. */
  readonly setCart: (cart: Cart) => void;
  /** Stops using the cart without changing it. The next write that can create a cart creates a new one. */
  readonly forgetCart: () => void;
  readonly dismissOrder: () => void;
  /** Completes a payment from a provider's page, for the linked cart, or else for the cart that the customer agreed to buy. */
  readonly checkPayment: (linkedCart?: string) => void;
}

interface PendingWrite {
  readonly name: CartWriteName;
  readonly variables: unknown;
}

const CART_ID_KEY = "medusa-cart-id";
const TIMEOUT = 15_000;
/** Time in milliseconds during which the cart from a response isn't read again. */
const FRESH = 1000;
/** Number of repeated attempts to find a lost order. The wait doubles each time: about a minute in total. */
const LOOKS = 6;

const NOTHING: CartSnapshot = {
  cart: undefined,
  totalItems: 0,
  isLoading: true,
  error: null,
  isSaving: false,
  order: undefined,
  paymentReturn: NO_RETURN,
};

/** Creates a store for the visitor's cart on the server, with or without a framework. All tabs share the cart. */
export function createCartStore({
  client,
  queryClient: queries,
  defaults,
  initialState,
  storage,
  storageKey = CART_ID_KEY,
  timeout = TIMEOUT,
}: CartStoreSettings): CartStore {
  const remembered = createRemembered(storageKey, initialState?.id, storage);
  const { cart: cartId, completing } = remembered;
  const calls = safely(client, timeout);
  const writer = createCartWriter(calls, queries, remembered, storageKey, 4 * timeout);
  const payment = createPaymentReturn(writer, remembered);
  const mutations = queries.getMutationCache();
  const listeners = new Set<() => void>();
  let snapshot: CartSnapshot | undefined;
  let look: ReturnType<typeof setTimeout> | undefined;
  let sought = "";

  const pendingWrites = (): PendingWrite[] =>
    mutations.findAll({ mutationKey: [storageKey], status: "pending" }).map((one) => ({
      name: one.options.mutationKey?.[1] as CartWriteName,
      variables: one.state.variables,
    }));

  let previewed:
    | { known: StoreCart; pending: readonly PendingWrite[]; cart: StoreCart }
    | undefined;
  /** Returns the cart with the effects of pending writes: the same object for the same input, so that snapshots stay equal. */
  function preview(known: StoreCart, pending: readonly PendingWrite[]): StoreCart {
    if (pending.length === 0) return known;
    const isKnown =
      previewed?.known === known &&
      previewed.pending.length === pending.length &&
      previewed.pending.every(({ variables }, index) => variables === pending[index]?.variables);
    if (previewed && isKnown) return previewed.cart;
    const cart = pending.reduce(
      (before, { name, variables }) =>
        cartWrites[name].preview?.(before, variables as never) ?? before,
      known,
    );
    previewed = { known, pending, cart };
    return cart;
  }

  function compute(): CartSnapshot {
    const id = cartId.getSnapshot();
    const state = id ? queries.getQueryState(cartQuery(calls, id).queryKey) : undefined;
    const known = state?.data?.cart ?? (initialState?.id === id ? initialState : undefined);
    const gone = isGone(known, state?.error);
    const pending = pendingWrites();
    const cart = known && !gone ? preview(known, pending) : undefined;
    const bought = completing.getSnapshot();
    const order = bought
      ? queries.getQueryState(orderQuery(calls, bought).queryKey)?.data?.order
      : undefined;
    return {
      cart,
      totalItems: cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
      isLoading: id !== "" && !gone && !cart && !state?.error,
      error: gone ? null : (state?.error ?? null),
      isSaving: pending.length > 0,
      order,
      paymentReturn: payment.getSnapshot(),
    };
  }

  function update(): void {
    const before = snapshot;
    const next = compute();
    if (before && isSame(before, next)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /** Reads the cart, and clears it if it can't be used anymore. */
  async function load(): Promise<void> {
    const id = cartId.read();
    if (!id) return;
    const query = {
      ...cartQuery(calls, id),
      staleTime: FRESH,
      retry: (failures: number, error: unknown) => failures < 3 && !isGone(undefined, error),
    };
    const { cart, error } = await queries.fetchQuery(query).then(
      (answer) => ({ cart: answer.cart, error: undefined }),
      (reason: unknown) => ({ cart: undefined, error: reason }),
    );
    if (isGone(cart, error)) writer.retire(id, cart);
    // If this fails, a later write tries again.
    else if (cart && pendingWrites().length === 0)
      void writer.settle(id).then(update, () => undefined);
    update();
  }

  /** Looks for the order of a cart whose completion has an unknown outcome. */
  function findOrder(count = 0): void {
    const id = completing.read();
    if (!id || listeners.size === 0 || (count === 0 && sought === id)) return;
    sought = id;
    clearTimeout(look);
    const again = (): void => {
      if (count < LOOKS) look = setTimeout(() => findOrder(count + 1), 1000 * 2 ** count);
    };
    // Waits while the completion is pending, because its own response may still arrive.
    if (pendingWrites().length > 0) return again();
    void queries
      .fetchQuery({ ...orderQuery(calls, id), staleTime: "static", retry: false })
      .then(() => cartId.forget(id), again)
      .finally(update);
  }

  function start(): () => void {
    const moved = (): void => {
      update();
      void load();
    };
    const unsubscribes = [
      cartId.subscribe(moved),
      completing.subscribe(() => {
        if (!completing.read()) sought = "";
        update();
        findOrder();
      }),
      payment.subscribe(update),
      queries.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[1] === "carts" || query.queryKey[1] === "orders") update();
      }),
      mutations.subscribe(({ mutation }) => {
        if (mutation?.options.mutationKey?.[0] === storageKey) update();
      }),
    ];
    void load();
    findOrder();
    return () => {
      clearTimeout(look);
      sought = "";
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }

  let stop: (() => void) | undefined;
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  }

  function getSnapshot(): CartSnapshot {
    // Without listeners, the store doesn't detect changes, so the state is computed again.
    if (listeners.size === 0 || !snapshot) {
      const next = compute();
      if (!snapshot || !isSame(snapshot, next)) snapshot = next;
    }
    return snapshot;
  }

  const served = initialState
    ? {
        ...NOTHING,
        cart: initialState,
        totalItems: initialState.items.reduce((sum, { quantity }) => sum + quantity, 0),
        isLoading: false,
      }
    : NOTHING;

  return {
    subscribe,
    getSnapshot,
    getServerSnapshot: () => served,
    select(selector, listener, isEqual = Object.is) {
      let selected = selector(getSnapshot());
      return subscribe(() => {
        const next = selector(getSnapshot());
        if (isEqual(selected, next)) return;
        selected = next;
        listener(next);
      });
    },
    write<N extends CartWriteName>(name: N, variables: Variables<N>): Promise<Answer<N>> {
      if (name === "completeCheckout") writer.press();
      const begin = typeof defaults === "function" ? defaults() : defaults;
      // Mutations with the same scope run one after another in TanStack Query, and wait while offline.
      return mutations
        .build<Answer<N>, Error, Variables<N>, unknown>(queries, {
          mutationKey: [storageKey, name],
          scope: { id: storageKey },
          retry: false,
          mutationFn: (given) => writer.write(name, given, begin),
        })
        .execute(variables);
    },
    setCart: (cart) => {
      writer.put(cart);
      // Reads the cart again, because some carts are incomplete, such as an exchange's cart without items.
      void queries.invalidateQueries({ queryKey: cartQuery(calls, cart.id).queryKey });
      void load();
    },
    forgetCart: () => cartId.set(""),
    dismissOrder: () => completing.set(""),
    checkPayment: (linked) => payment.check(isId(linked) ? linked : undefined),
  };
}

const isSame = (one: CartSnapshot, other: CartSnapshot): boolean =>
  (Object.keys(one) as (keyof CartSnapshot)[]).every((name) => Object.is(one[name], other[name]));
