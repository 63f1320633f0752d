"use client";
import type { Failure } from "@countertop/sdk";
import { storeRetrieveCart } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Cart, operations, StoreCreateCartBody } from "@countertop/sdk/types";
import {
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
import { createCartId, type CartStorage } from "./cart-id.ts";
import { cartKey, createCartWriter, isGone } from "./writer.ts";
import {
  cartWrites,
  type Answer,
  type CartWriteName,
  type OperationOf,
  type Variables,
} from "./writes.ts";

const CART_ID_KEY = "medusa-cart-id";

export interface CartProviderProps {
  /** What every cart that is begun here begins with: its region, country, sales channel, context. */
  readonly defaults?: StoreCreateCartBody | undefined;
  /** The cart of a visitor who has none remembered, such as one that a server read. */
  readonly initialState?: Cart | undefined;
  /** Where the cart's id is kept; default `localStorage`. The one of the first render counts. */
  readonly storage?: CartStorage | undefined;
  /** The id's name in the storage; default `medusa-cart-id`. Another one makes another cart. */
  readonly storageKey?: string | undefined;
  readonly children?: ReactNode;
}

type CartFailure = Failure<operations["storeRetrieveCart"]>;

export type CartMutation<N extends CartWriteName> = UseMutationResult<
  Answer<N>,
  Failure<OperationOf<N>>,
  Variables<N>
>;

/** The cart with what can be done to it. Every write is a mutation of TanStack Query; they are carried out one after another. */
export interface CartContextState extends CartMutations {
  /** As the server last answered, with the certain effects of writes that are on their way. `undefined` where there is none. */
  readonly cart: Cart | undefined;
  /** The sum of the quantities. */
  readonly totalItems: number;
  /** Whether it is still unknown what is in the cart, as on a server. */
  readonly isLoading: boolean;
  /** Why the cart could not be read. A cart that was bought or is gone is no error: there is none then. */
  readonly error: CartFailure | null;
  /** Makes a cart that came from elsewhere, such as a swap's, the visitor's. */
  readonly setCart: (cart: Cart) => void;
  /** Leaves the cart to itself, for instance when a customer signs out; the next write that can begins another. */
  readonly forgetCart: () => void;
}

export type CartMutations = { readonly [N in CartWriteName]: CartMutation<N> };

/** For parts that do something for a cart where there is one. */
export const CartContext = createContext<CartContextState | undefined>(undefined);

/** The server's cart of this visitor, remembered across reloads and tabs. */
export function CartProvider({
  defaults,
  initialState,
  storage,
  storageKey = CART_ID_KEY,
  children,
}: CartProviderProps): ReactNode {
  const { client } = useMedusa();
  const queries = useQueryClient();
  const [cartId] = useState(() => createCartId(storageKey, initialState?.id, storage));
  const writer = useMemo(
    () => createCartWriter(client, queries, cartId, storageKey),
    [client, queries, cartId, storageKey],
  );

  const id = useSyncExternalStore<string | undefined>(
    cartId.subscribe,
    cartId.getSnapshot,
    cartId.getServerSnapshot,
  );
  const mutationKey = [storageKey];
  const { data, error, isPending } = useQuery<{ cart: Cart }, CartFailure>({
    ...queryOptions(client, storeRetrieveCart, { id: id ?? "" }),
    enabled: !!id,
    ...(initialState &&
      initialState.id === id && {
        initialData: { cart: initialState },
        // It may be the cart of a page that the browser kept for long.
        initialDataUpdatedAt: 0,
      }),
    // While writes are on their way only their answers change the cart. A fresh answer need not be asked for again.
    staleTime: () => (queries.isMutating({ mutationKey }) > 0 ? "static" : 1000),
    retry: (failures, reason) => failures < 3 && !isGone(undefined, reason),
  });
  const gone = isGone(data?.cart, error);
  useEffect(() => {
    if (gone && id) cartId.forget(id);
  }, [cartId, gone, id]);

  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ options, state }) => ({
      name: options.mutationKey?.[1] as CartWriteName,
      variables: state.variables,
    }),
  });
  const cart = useMemo(
    () => (id && !gone && data ? pending.reduce(preview, data.cart) : undefined),
    [id, gone, data, pending],
  );

  const mutations = useCartMutations(
    (name, variables) => writer.write(name, variables, defaults),
    storageKey,
  );
  const value: CartContextState = {
    ...mutations,
    cart,
    totalItems: cart?.items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    isLoading: id === undefined || (id !== "" && isPending),
    error: gone ? null : error,
    ...useMemo(
      () => ({
        setCart: (elsewhere: Cart) => {
          writer.put(elsewhere);
          // The cart in a swap's answer, for one, lacks its items.
          void queries.invalidateQueries({ queryKey: cartKey(elsewhere.id) });
        },
        forgetCart: () => cartId.set(""),
      }),
      [cartId, queries, writer],
    ),
  };
  return <CartContext.Provider value={value}>{children}</CartContext.Provider>;
}

export function useCart(): CartContextState {
  const value = useContext(CartContext);
  if (!value) throw new Error("useCart must be used within a CartProvider");
  return value;
}

function preview(
  cart: Cart,
  { name, variables }: { name: CartWriteName; variables: unknown },
): Cart {
  return cartWrites[name].preview?.(cart, variables as never) ?? cart;
}

type Write = <N extends CartWriteName>(name: N, variables: Variables<N>) => Promise<Answer<N>>;

/** The queue is TanStack Query's own: mutations of one scope run one after another, in every component. */
function useCartWrite<N extends CartWriteName>(
  write: Write,
  scope: string,
  name: N,
): CartMutation<N> {
  return useMutation({
    mutationKey: [scope, name],
    scope: { id: scope },
    // Adding an item twice is not the same as adding it once.
    retry: false,
    mutationFn: (variables: Variables<N>) => write(name, variables),
  });
}

function useCartMutations(write: Write, scope: string): CartMutations {
  return {
    createCart: useCartWrite(write, scope, "createCart"),
    updateCart: useCartWrite(write, scope, "updateCart"),
    setRegion: useCartWrite(write, scope, "setRegion"),
    addItem: useCartWrite(write, scope, "addItem"),
    addItems: useCartWrite(write, scope, "addItems"),
    updateItem: useCartWrite(write, scope, "updateItem"),
    removeItem: useCartWrite(write, scope, "removeItem"),
    addDiscount: useCartWrite(write, scope, "addDiscount"),
    removeDiscount: useCartWrite(write, scope, "removeDiscount"),
    addGiftCard: useCartWrite(write, scope, "addGiftCard"),
    removeGiftCard: useCartWrite(write, scope, "removeGiftCard"),
    addShippingMethod: useCartWrite(write, scope, "addShippingMethod"),
    startCheckout: useCartWrite(write, scope, "startCheckout"),
    pay: useCartWrite(write, scope, "pay"),
    updatePaymentSession: useCartWrite(write, scope, "updatePaymentSession"),
    refreshPaymentSession: useCartWrite(write, scope, "refreshPaymentSession"),
    deletePaymentSession: useCartWrite(write, scope, "deletePaymentSession"),
    completeCheckout: useCartWrite(write, scope, "completeCheckout"),
  };
}
