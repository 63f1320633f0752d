"use client";
import type { Failure } from "@countertop/sdk";
import type { Cart, operations, Order, StoreCart } from "@countertop/sdk/types";
import type { StoreCreateCartBody } from "@countertop/sdk/types";
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type UseMutationResult,
} from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { useMedusa } from "../medusa-provider.tsx";
import { safely } from "./answers.ts";
import type { CartStorage } from "./cart-id.ts";
import { createRemembered } from "./remembered.ts";
import { useCartId, useFoundOrder, usePaymentReturn } from "./order-news.ts";
import type { PaymentReturnState } from "./payment-return.ts";
import { useInitialTime, useIsOnline, useIsSlow } from "./conditions.ts";
import { createPublished, useSelected, type Published } from "./published.ts";
import { cartQuery, createCartWriter, isGone, type CartWriter } from "./writer.ts";
import {
  cartWrites,
  type Answer,
  type CartWriteName,
  type OperationOf,
  type Variables,
} from "./writes.ts";

const CART_ID_KEY = "medusa-cart-id";
const TIMEOUT = 15_000;

export interface CartProviderProps {
  /** Initial values of every cart that this provider creates, such as the region, the country, or the sales channel. */
  readonly defaults?: StoreCreateCartBody | undefined;
  /** The initial cart, such as one that a server read. Used if the browser has no stored cart. */
  readonly initialState?: StoreCart | undefined;
  /**
   * The time in milliseconds at which a server read `initialState`. If that was less than a minute ago, the cart isn't requested
   * again when the page starts. Default: 0.
   */
  readonly initialStateUpdatedAt?: number | undefined;
  /** The storage for the cart's id. Default: `localStorage`. Only the first render's value is used. */
  readonly storage?: CartStorage | undefined;
  /** The cart's id in the URL to which a payment provider returns, such as `/checkout?cart=…`. See `paymentReturn`. */
  readonly returnedCart?: string | undefined;
  /** The id's name in the storage. Default: `medusa-cart-id`. Use a different name for a separate cart. It must not change. */
  readonly storageKey?: string | undefined;
  /** Timeout of a call in milliseconds. Placing an order has twice that time. Default: 15000. */
  readonly timeout?: number | undefined;
  readonly children?: ReactNode;
}

type CartFailure = Failure<operations["storeRetrieveCart"]>;

export type CartMutation<N extends CartWriteName> = UseMutationResult<
  Answer<N>,
  Failure<OperationOf<N>>,
  Variables<N>
>;

/** The cart and its writes. Each write is a TanStack Query mutation. Writes run one after another. */
export interface CartContextState extends CartMutations {
  /** The cart in the server's last response, with the predictable effects of pending writes. Undefined without a cart. */
  readonly cart: StoreCart | undefined;
  /** The sum of the items' quantities. */
  readonly totalItems: number;
  /** True while the cart's contents are unknown, for example on a server without `initialState`. */
  readonly isLoading: boolean;
  /** The error if the cart couldn't be read. Null if the cart was bought or doesn't exist anymore. */
  readonly error: CartFailure | null;
  /**
   * `saving` while a write is pending, `waiting` if it takes more than 3 s, `retrying` while the cart or an order is requested
   * again after a failure, and `offline` while the browser is offline, when writes wait.
   */
  readonly status: "idle" | "saving" | "waiting" | "retrying" | "offline";
  /**
   * The order of a completed cart if the response was lost, or if it was paid on a provider's page, even after a reload, and in
   * every tab. Show it, then call `dismissOrder`.
   */
  readonly order: Order | undefined;
  readonly dismissOrder: () => void;
  /** The state of a payment on a provider's own page. After a successful payment, the order is placed and becomes `order`. */
  readonly paymentReturn: PaymentReturnState;
  /** Replaces the visitor's cart with another one, such as an exchange's cart. */
  readonly setCart: (cart: Cart) => void;
  /** Stops using the cart without changing it, such as at sign-out. The next write that can create a cart creates a new one. */
  readonly forgetCart: () => void;
}

export type CartMutations = { readonly [N in CartWriteName]: CartMutation<N> };

/** The cart with the parts that only the kit's own hooks use. */
export interface CartInternals extends CartContextState {
  readonly resume: CartWriter["resume"];
}

/** The cart's context, for components that also work outside a `CartProvider`. */
export const CartContext = createContext<CartContextState | undefined>(undefined);
const PublishedCart = createContext<Published<CartContextState> | undefined>(undefined);

/** Provides the visitor's cart, which is saved on the server and shared by all tabs. */
export function CartProvider({
  defaults,
  initialState,
  initialStateUpdatedAt = 0,
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

  const initialUpdatedAt = useInitialTime(initialStateUpdatedAt);

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
        initialDataUpdatedAt: initialUpdatedAt,
      }),
    // While writes are pending, only their responses change the cart. Otherwise, the cart stays fresh for a second.
    staleTime: () => (queries.isMutating({ mutationKey }) > 0 ? "static" : 1000),
    retry: (failures, reason) => failures < 3 && !isGone(undefined, reason),
  });
  const gone = isGone(data?.cart, error);
  useEffect(() => {
    if (gone && id) writer.retire(id, data?.cart);
    // If this fails, a later write tries again.
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
  const isOnline = useIsOnline();
  const isSlow = useIsSlow(pending[0]?.submittedAt);

  const mutations = useCartMutations(
    (name, variables) => writer.write(name, variables, defaults),
    writer.press,
    storageKey,
  );
  const value: CartInternals = {
    ...mutations,
    resume: writer.resume,
    cart,
    totalItems: cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
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
          // Reads the cart again, because some carts are incomplete, such as an exchange's cart without items.
          void queries.invalidateQueries({ queryKey: cartQuery(calls, elsewhere.id).queryKey });
        },
        forgetCart: () => cartId.set(""),
        dismissOrder: () => completing.set(""),
      }),
      [calls, cartId, completing, queries, writer],
    ),
  };
  const [published] = useState(() => createPublished<CartContextState>(value));
  useEffect(() => published.set(value));
  return (
    <PublishedCart.Provider value={published}>
      <CartContext.Provider value={value}>{children}</CartContext.Provider>
    </PublishedCart.Provider>
  );
}

/**
 * Returns the cart of the `CartProvider` above the component. With a selector, the component renders only if the selected value
 * changes: `useCart(({ totalItems }) => totalItems)`. A component must either always or never pass a selector.
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

function preview(
  cart: StoreCart,
  { name, variables }: { name: CartWriteName; variables: unknown },
): StoreCart {
  return cartWrites[name].preview?.(cart, variables as never) ?? cart;
}

type Write = <N extends CartWriteName>(name: N, variables: Variables<N>) => Promise<Answer<N>>;

/** Returns the mutation of a cart write. Mutations with the same scope run one after another, even in different components. */
function useCartWrite<N extends CartWriteName>(
  write: Write,
  scope: string,
  name: N,
  onMutate?: () => void,
): CartMutation<N> {
  return useMutation({
    mutationKey: [scope, name],
    scope: { id: scope },
    // Writes aren't retried automatically, because a retry could add an item twice.
    retry: false,
    mutationFn: (variables: Variables<N>) => write(name, variables),
    ...(onMutate && { onMutate }),
  }) as CartMutation<N>;
}

function useCartMutations(write: Write, press: () => void, scope: string): CartMutations {
  const mutations: Record<string, unknown> = {};
  // Every render calls the same hooks in the same order.
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
