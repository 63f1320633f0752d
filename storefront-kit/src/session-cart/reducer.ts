import { getVariantPrice, type PriceRegion, type PriceVariant } from "../prices.ts";

/** The fields of a variant that the cart needs. You can pass any variant from the API. All fields are kept. */
export interface SessionCartVariant extends PriceVariant {
  readonly id: string;
  /**
   * The maximum quantity in the cart. If it's missing, which is possible in stores with the inventory module, the quantity is
   * unlimited.
   */
  readonly inventory_quantity?: number | null | undefined;
}

/** An item to add. The cart calculates its price, and the quantity is 1 by default. */
export interface SessionCartInput<V extends SessionCartVariant = SessionCartVariant> {
  readonly variant: V;
  readonly quantity?: number | undefined;
  /** Set if the item was sent to the cart on the server, and the outcome is unknown. */
  readonly sent?: Expected | undefined;
}

/** Data for checking later whether a sent item was added. */
export interface Expected {
  readonly cart_id: string;
  /** The quantity that was sent. */
  readonly count: number;
  /** The expected quantity in the cart after the item was added. */
  readonly quantity: number;
}

export interface SessionCartItem<
  V extends SessionCartVariant = SessionCartVariant,
> extends SessionCartInput<V> {
  readonly quantity: number;
  /**
   * The unit price in the region's currency, in minor units. No tax is added, so it includes tax only in a region whose prices do.
   */
  readonly total: number;
}

export interface SessionCartState<
  V extends SessionCartVariant = SessionCartVariant,
  R extends PriceRegion = PriceRegion,
> {
  /** An empty object until a region is set. Until then, prices are 0. */
  readonly region: Partial<R>;
  readonly items: readonly SessionCartItem<V>[];
  /** The sum of all quantities times their prices, in minor units. It includes tax only in a region whose prices do. */
  readonly total: number;
  /** The sum of the quantities. */
  readonly totalItems: number;
}

export type SessionCartAction =
  | { type: "setRegion"; region: PriceRegion }
  | { type: "addItem"; item: SessionCartInput }
  | { type: "updateItem"; id: string; change: Partial<SessionCartInput> }
  | { type: "updateItemQuantity"; id: string; quantity: number }
  | { type: "incrementItemQuantity"; id: string }
  | { type: "decrementItemQuantity"; id: string }
  | { type: "removeItem"; id: string }
  | { type: "setItems"; items: readonly SessionCartInput[] }
  | { type: "clearItems" };

/**
 * Returns the cart after an action. Doesn't change the given state. If the id is unknown, returns the given state. Throws an
 * `Error` if a region or an item is invalid.
 */
export function sessionCartReducer(
  state: SessionCartState,
  action: SessionCartAction,
): SessionCartState {
  switch (action.type) {
    case "setRegion":
      if (!isFilled(action.region)) throw new Error("region must be a non-empty object");
      return generateCartState(action, state.items);
    case "addItem": {
      const item = asked(action.item);
      return generateCartState(state, [...without(state.items, item.variant.id), item]);
    }
    case "updateItem":
      return changeItem(state, action.id, (item) => {
        const { variant = item.variant, quantity } = action.change;
        const changed = { ...item, ...action.change, variant };
        return quantity === undefined ? { ...changed, quantity: item.quantity } : asked(changed);
      });
    case "updateItemQuantity":
      return changeItem(state, action.id, (item) => asked({ ...item, quantity: action.quantity }));
    case "incrementItemQuantity":
      return changeItem(state, action.id, (item) =>
        asked({ ...item, quantity: item.quantity + 1 }),
      );
    case "decrementItemQuantity":
      return changeItem(state, action.id, (item) => ({ ...item, quantity: item.quantity - 1 }));
    case "removeItem": {
      const kept = without(state.items, action.id);
      return kept.length < state.items.length ? generateCartState(state, kept) : state;
    }
    case "setItems":
      if (!Array.isArray(action.items)) throw new Error("items must be an array of items");
      return generateCartState(state, action.items.map(asked));
    case "clearItems":
      return generateCartState(state, []);
  }
}

/**
 * Creates a cart of these items in this region, with totals. It has one line for each variant, priced and limited to the variant's
 * stock. Ignores the totals of given or stored items.
 */
export function generateCartState(
  { region }: Pick<SessionCartState, "region">,
  items: readonly SessionCartInput[],
): SessionCartState {
  const lines = new Map<string, SessionCartItem>();
  for (const item of items) lines.set(item.variant.id, priced(item, region));
  const all = [...lines.values()];
  return {
    region,
    items: all,
    total: all.reduce((sum, { quantity, total }) => sum + quantity * total, 0),
    totalItems: all.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function priced(item: SessionCartInput | SessionCartItem, region: PriceRegion): SessionCartItem {
  const quantity = inStock(item.variant, item.quantity ?? 1, 0);
  const total = getVariantPrice(item.variant, region);
  // An unchanged line stays the same object, so that it doesn't render again.
  return "total" in item && item.total === total && item.quantity === quantity
    ? item
    : { ...item, quantity, total };
}

/** Returns the requested item, with a quantity of at least 1 if the variant is in stock. */
function asked(item: SessionCartInput): SessionCartInput {
  if (!isFilled(item)) throw new Error("item must be a non-empty object");
  if (!isItem(item)) throw new Error("item must have a variant with an id");
  return { ...item, quantity: inStock(item.variant, item.quantity ?? 1, 1) };
}

/** Returns a whole number from `least` to the stock. The stock takes precedence: a sold-out variant has the quantity 0. */
function inStock(variant: SessionCartVariant, quantity: number, least: 0 | 1): number {
  const stock = variant.inventory_quantity;
  const most =
    stock != null && Number.isFinite(stock)
      ? Math.max(0, Math.floor(stock))
      : Number.MAX_SAFE_INTEGER;
  const whole = Math.floor(quantity);
  return Math.min(whole >= least ? whole : least, most);
}

/**
 * Returns a cart in which one line is changed. The line keeps its position. If the change gives the line a variant that a
 * different line already has, that other line is removed.
 */
function changeItem(
  state: SessionCartState,
  id: string,
  change: (item: SessionCartItem) => SessionCartInput,
): SessionCartState {
  const index = state.items.findIndex((item) => item.variant.id === id);
  const found = state.items[index];
  if (!found) return state;
  const changed = change(found);
  return generateCartState(state, [
    ...without(state.items.slice(0, index), changed.variant.id),
    changed,
    ...without(state.items.slice(index + 1), changed.variant.id),
  ]);
}

const without = (items: readonly SessionCartItem[], id: string): SessionCartItem[] =>
  items.filter((item) => item.variant.id !== id);

const isFilled = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0;

/** True if a value has a variant with an id. Storage may contain anything. */
export const isItem = (value: unknown): value is SessionCartInput =>
  typeof (value as { variant?: { id?: unknown } } | null | undefined)?.variant?.id === "string";
