"use client";
import type { Failure } from "@countertop/sdk";
import type { Cart, operations, Order, StoreCart } from "@countertop/sdk/types";
import type { StoreCreateCartBody } from "@countertop/sdk/types";
import {
  onlineManager,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from "@tanstack/react-query";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useMedusa } from "../medusa-provider.tsx";
import { safely } from "./answers.ts";
import type { CartStorage } from "./cart-id.ts";
import { createRemembered } from "./remembered.ts";
import { useCartId, useFoundOrder, usePaymentReturn } from "./order-news.ts";
import type { PaymentReturnState } from "./payment-return.ts";
import { createPublished, useSelected, type Published } from "./published.ts";
import { cartQuery, createCartWriter, isGone } from "./writer.ts";
import {
  cartWrites,
  type Answer,
  type CartWriteName,
  type OperationOf,
  type Variables,
} from "./writes.ts";

const CART_ID_KEY = "medusa-cart-id";
const TIMEOUT = 15_000;
/** Milliseconds until an unanswered write is reported as waiting. */
const SLOW = 3000;

export interface CartProviderProps {
  /** Initial values of every cart that is created here: its region, country, sales channel, context. */
  readonly defaults?: StoreCreateCartBody | undefined;
  /** The cart of a visitor without a stored one, such as one that a server read. */
  readonly initialState?: StoreCart | undefined;
  /** Storage of the cart's id. Default: `localStorage`. Only the first render's value is used. */
  readonly storage?: CartStorage | undefined;
  /** The id of the cart in the URL to which a payment provider returns, such as `/checkout?cart=…`. See `paymentReturn`. */
  readonly returnedCart?: string | undefined;
  /** The id's name in the storage. Default: `medusa-cart-id`. Use a different one for a separate cart. */
  readonly storageKey?: string | undefined;
  /** Timeout of a call in milliseconds. Default: 15000, and twice that for placing the order. Only the first value is used. */
  readonly timeout?: number | undefined;
  readonly children?: ReactNode;
}

type CartFailure = Failure<operations["storeRetrieveCart"]>;

export type CartMutation<N extends CartWriteName> = UseMutationResult<
  Answer<N>,
  Failure<OperationOf<N>>,
  Variables<N>
>;

/** The cart and its writes. Each write is a TanStack Query mutation, and they run one after another. */
export interface CartContextState extends CartMutations {
  /** The server's last response, with the predictable effects of pending writes. `undefined` without a cart. */
  readonly cart: StoreCart | undefined;
  /** Sum of the quantities. */
  readonly totalItems: number;
  /** True while the cart's content is unknown, for example on a server. */
  readonly isLoading: boolean;
  /** The error of reading the cart. A cart that was bought or no longer exists isn't an error: `cart` is then `undefined`. */
  readonly error: CartFailure | null;
  /**
   * `saving` while a write is pending, `waiting` once that takes more than 3 s, `retrying` while the cart or an order is requested
   * again after a failure, `offline` while the browser is offline, when writes wait.
   */
  readonly status: "idle" | "saving" | "waiting" | "retrying" | "offline";
  /**
   * The order of a completed cart whose response was lost. It is found even after a reload, and in every tab. Show it, then call
   * `dismissOrder`.
   */
  readonly order: Order | undefined;
  readonly dismissOrder: () => void;
  /** State of a payment on a provider's own page. After a successful payment, the order is placed and becomes `order`. */
  readonly paymentReturn: PaymentReturnState;
  /** Replaces the visitor's cart with a different one, such as an exchange's. */
  readonly setCart: (cart: Cart) => void;
  /** Stops using the cart without changing it, such as at sign-out. The next write that can create a cart creates a new one. */
  readonly forgetCart: () => void;
}

export type CartMutations = { readonly [N in CartWriteName]: CartMutation<N> };

/** The cart's context, for components that also work without a cart. */
export const CartContext = createContext<CartContextState | undefined>(undefined);
const PublishedCart = createContext<Published<CartContextState> | undefined>(undefined);

/** Provides the visitor's cart on the server, kept across reloads and tabs. */
export function CartProvider({
  defaults,
  initialState,
  storage,
  returnedCart,
  storageKey = CART_ID_KEY,
  timeout = TIMEOUT,
  children,
}: CartProviderProps): ReactNode {
  const { client } = useMedusa();
  const queries = useQueryClient();
  const [remembered] = useState(() => createRemembered(storageKey, initialState?.id, storage));
  const { cart: cartId, completing } = remembered;
  const calls = useMemo(() => safely(client, timeout), [client, timeout]);
  const writer = useMemo(
    () => createCartWriter(calls, queries, remembered, storageKey, 4 * timeout),
    [calls, queries, remembered, storageKey, timeout],
  );

  const id = useCartId(cartId);
  const mutationKey = [storageKey];
  const { data, error, isPending, isFetching, failureCount } = useQuery<
    { cart: StoreCart },
    CartFailure
  >({
    ...cartQuery(calls, id ?? ""),
    enabled: !!id,
    ...(initialState &&
      initialState.id === id && {
        initialData: { cart: initialState },
        // The cart may come from a page that the browser cached long ago.
        initialDataUpdatedAt: 0,
      }),
    // While writes are pending, only their responses change the cart. A fresh cart isn't requested again.
    staleTime: () => (queries.isMutating({ mutationKey }) > 0 ? "static" : 1000),
    retry: (failures, reason) => failures < 3 && !isGone(undefined, reason),
  });
  const gone = isGone(data?.cart, error);
  useEffect(() => {
    if (gone && id) writer.retire(id, data?.cart);
    // A later write tries again if this fails.
    else if (id && data && queries.isMutating({ mutationKey: [storageKey] }) === 0)
      void writer.settle(id).catch(() => undefined);
  }, [writer, gone, id, data, queries, storageKey]);

  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ options, state }) => ({
      name: options.mutationKey?.[1] as CartWriteName,
      variables: state.variables,
      submittedAt: state.submittedAt,
    }),
  });
  const cart = useMemo(
    () => (id && !gone && data?.cart ? pending.reduce(preview, data.cart) : undefined),
    [id, gone, data, pending],
  );
  const paymentReturn = usePaymentReturn(writer, remembered, returnedCart);
  const found = useFoundOrder(
    calls,
    remembered,
    pending.length > 0 || paymentReturn.status === "checking",
  );
  const isOnline = useSyncExternalStore(subscribeOnline, isOnlineNow, () => true);
  const isSlow = useIsSlow(pending[0]?.submittedAt);

  const mutations = useCartMutations(
    (name, variables) => writer.write(name, variables, defaults),
    writer.press,
    storageKey,
  );
  const value: CartContextState = {
    ...mutations,
    cart,
    totalItems: cart?.items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    isLoading: id === undefined || (id !== "" && isPending),
    error: gone ? null : error,
    status: !isOnline
      ? "offline"
      : isSlow
        ? "waiting"
        : pending.length > 0
          ? "saving"
          : (isFetching && failureCount > 0) || found.isSought
            ? "retrying"
            : "idle",
    order: found.order,
    paymentReturn,
    ...useMemo(
      () => ({
        setCart: (elsewhere: Cart) => {
          writer.put(elsewhere);
          // Some carts are incomplete. For example, the one in an exchange's response lacks its items.
          void queries.invalidateQueries({ queryKey: cartQuery(calls, elsewhere.id).queryKey });
        },
        forgetCart: () => cartId.set(""),
        dismissOrder: () => completing.set(""),
      }),
      [calls, cartId, completing, queries, writer],
    ),
  };
  const [published] = useState(() => createPublished(value));
  useEffect(() => published.set(value));
  return (
    <PublishedCart.Provider value={published}>
      <CartContext.Provider value={value}>{children}</CartContext.Provider>
    </PublishedCart.Provider>
  );
}

/**
 * The cart of the `CartProvider` above. With a selector, the component renders only if the selected value changes: `useCart(({
 * totalItems }) => totalItems)`. A component must always pass a selector, or never.
 */
export function useCart(): CartContextState;
export function useCart<T>(
  selector: (state: CartContextState) => T,
  isEqual?: (one: T, other: T) => boolean,
): T;
export function useCart<T>(
  selector?: (state: CartContextState) => T,
  isEqual?: (one: T, other: T) => boolean,
): CartContextState | T {
  const useIt = selector ? useSelectedCart<T> : useWholeCart;
  return useIt(selector as (state: CartContextState) => T, isEqual);
}

function useWholeCart(): CartContextState {
  return known(useContext(CartContext));
}

function useSelectedCart<T>(
  selector: (state: CartContextState) => T,
  isEqual?: (one: T, other: T) => boolean,
): T {
  return useSelected(known(useContext(PublishedCart)), selector, isEqual);
}

function known<T>(value: T | undefined): T {
  if (!value) throw new Error("useCart must be used within a CartProvider");
  return value;
}

const subscribeOnline = (listener: () => void): (() => void) => onlineManager.subscribe(listener);
const isOnlineNow = (): boolean => onlineManager.isOnline();
/** True if the action that began at `since` is taking a long time. */
function useIsSlow(since: number | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setSlow(since), SLOW);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && slow === since;
}

function preview(
  cart: StoreCart,
  { name, variables }: { name: CartWriteName; variables: unknown },
): StoreCart {
  return cartWrites[name].preview?.(cart, variables as never) ?? cart;
}

type Write = <N extends CartWriteName>(name: N, variables: Variables<N>) => Promise<Answer<N>>;

/** Uses TanStack Query's queue: mutations of one scope run one after another, in every component. */
function useCartWrite<N extends CartWriteName>(
  write: Write,
  scope: string,
  name: N,
  onMutate?: () => void,
): CartMutation<N> {
  return useMutation({
    mutationKey: [scope, name],
    scope: { id: scope },
    // A write isn't retried automatically, because adding an item twice isn't the same as adding it once.
    retry: false,
    mutationFn: (variables: Variables<N>) => write(name, variables),
    ...(onMutate && { onMutate }),
  }) as CartMutation<N>;
}

function useCartMutations(write: Write, press: () => void, scope: string): CartMutations {
  const mutations: Record<string, unknown> = {};
  // Every call runs the same hooks in the same order.
  for (const name of WRITES) {
    // oxlint-disable-next-line react/rules-of-hooks
    mutations[name] = useCartWrite(
      write,
      scope,
      name,
      name === "completeCheckout" ? press : undefined,
    );
  }
  return mutations as unknown as CartMutations;
}

const WRITES = Object.keys(cartWrites) as CartWriteName[];
