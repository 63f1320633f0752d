"use client";
import {
  createContext,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { PriceRegion } from "../prices.ts";
import {
  generateCartState,
  type SessionCartInput,
  type SessionCartItem,
  type SessionCartState,
  type SessionCartVariant,
} from "./reducer.ts";
import { createSessionCartStore, type SessionCartStore } from "./store.ts";

export interface SessionCartProviderProps {
  /** The cart of a visitor who has no saved cart. Its items are priced again, so you don't have to pass totals. */
  readonly initialState?:
    | (Partial<Omit<SessionCartState, "items">> & { readonly items?: readonly SessionCartInput[] })
    | undefined;
  readonly children?: ReactNode;
}

/** The cart and its actions. Items are identified by their variant's id. An unknown id doesn't change anything. */
export interface SessionCart<
  V extends SessionCartVariant = SessionCartVariant,
  R extends PriceRegion = PriceRegion,
> extends SessionCartState<V, R> {
  /** Sets the region, and prices all items again. Throws an `Error` if the region is an empty object. */
  readonly setRegion: (region: R) => void;
  /**
   * Adds an item at the end. An existing item of the same variant is removed. Throws an `Error` if the item has no variant with an
   * id.
   */
  readonly addItem: (item: SessionCartInput<V>) => void;
  /** Changes some of an item's fields. */
  readonly updateItem: (id: string, change: Partial<SessionCartInput<V>>) => void;
  /** Sets an item's quantity, at least 1 and at most the stock. */
  readonly updateItemQuantity: (id: string, quantity: number) => void;
  readonly incrementItemQuantity: (id: string) => void;
  /** Lowers an item's quantity. An item with quantity 0 stays in the cart. */
  readonly decrementItemQuantity: (id: string) => void;
  readonly removeItem: (id: string) => void;
  readonly getItem: (id: string) => SessionCartItem<V> | undefined;
  /** Replaces all items. Throws an `Error` if one of them has no variant with an id. */
  readonly setItems: (items: readonly SessionCartInput<V>[]) => void;
  /** Removes all items, but keeps the region. */
  readonly clearItems: () => void;
}

const SessionCartContext = createContext<SessionCartStore | undefined>(undefined);

/** Provides a cart that exists only in the visitor's browser. */
export function SessionCartProvider({
  initialState,
  children,
}: SessionCartProviderProps): ReactNode {
  const [store] = useState(() =>
    createSessionCartStore(
      generateCartState({ region: initialState?.region ?? {} }, initialState?.items ?? []),
    ),
  );
  return <SessionCartContext.Provider value={store}>{children}</SessionCartContext.Provider>;
}

export function useSessionCartStore(): SessionCartStore {
  const store = useContext(SessionCartContext);
  if (!store) throw new Error("useSessionCart should be used as a child of SessionCartProvider");
  return store;
}

/**
 * Returns the visitor's cart. If you specify the types of your variants and regions, the cart has these types:
 * `useSessionCart<Variant, Region>()`.
 */
export function useSessionCart<
  V extends SessionCartVariant = SessionCartVariant,
  R extends PriceRegion = PriceRegion,
>(): SessionCart<V, R> {
  const store = useSessionCartStore();
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
  const actions = useMemo(() => actionsOn(store), [store]);
  // The caller specifies the types, because the store keeps all fields of variants and regions.
  return useMemo(
    () => ({
      ...state,
      ...actions,
      getItem: (id: string) => state.items.find((item) => item.variant.id === id),
    }),
    [state, actions],
  ) as unknown as SessionCart<V, R>;
}

function actionsOn({
  dispatch,
}: SessionCartStore): Omit<SessionCart, "getItem" | keyof SessionCartState> {
  return {
    setRegion: (region) => dispatch({ type: "setRegion", region }),
    addItem: (item) => dispatch({ type: "addItem", item }),
    updateItem: (id, change) => dispatch({ type: "updateItem", id, change }),
    updateItemQuantity: (id, quantity) => dispatch({ type: "updateItemQuantity", id, quantity }),
    incrementItemQuantity: (id) => dispatch({ type: "incrementItemQuantity", id }),
    decrementItemQuantity: (id) => dispatch({ type: "decrementItemQuantity", id }),
    removeItem: (id) => dispatch({ type: "removeItem", id }),
    setItems: (items) => dispatch({ type: "setItems", items }),
    clearItems: () => dispatch({ type: "clearItems" }),
  };
}
