import type { Order } from "../order.ts";
import {
  numberedFulfillments,
  stateOf,
  type NumberedFulfillment,
} from "../fulfillments/fulfillment-rules.ts";
import type { Reservation } from "../fulfillments/stock.ts";
import { toPack } from "../list/in-stock.ts";
import { lineName, type SlipLine } from "./paper.tsx";

export interface PickLine {
  key: string;
  sku: string;
  name: string;
  thumbnail: string | null;
  quantity: number;
  /** The orders that need the item, each with a quantity. */
  orders: { id: string; number: number; quantity: number }[];
}
/** The items to collect at a location. Items that aren't reserved at a location have an empty id. */
export interface PickGroup {
  location: string;
  lines: PickLine[];
}

/** The units of a line that are reserved at each location. */
function placesOf({ id, variant }: SlipLine["item"], reservations: readonly Reservation[]) {
  const own = reservations.filter(({ line_item_id }) => line_item_id === id);
  return [...Map.groupBy(own, ({ location_id }) => location_id)].map(([location, here]) => {
    const things = variant?.inventory_items ?? [];
    const units = things.map(({ inventory_item_id, required_quantity }) => {
      const same = here.filter((one) => one.inventory_item_id === inventory_item_id);
      return Math.floor(same.reduce((sum, one) => sum + one.quantity, 0) / required_quantity);
    });
    return { location, quantity: units.length === 0 ? 0 : Math.min(...units) };
  });
}

/** The location from which all of these lines ship, according to their reservations. Undefined if there isn't exactly one. */
export function placeOf(
  lines: readonly SlipLine[],
  reservations: readonly Reservation[],
): string | undefined {
  const all = new Set(
    lines.flatMap(({ item }) => placesOf(item, reservations)).map((one) => one.location),
  );
  return all.size === 1 ? [...all][0] : undefined;
}

/**
 * The items to collect from the shelves for all of these orders, at the locations where they are reserved. At each location, an
 * item is listed once, sorted by name.
 */
export function pickLines(
  orders: readonly Order[],
  reservations: readonly Reservation[],
): PickGroup[] {
  const groups = new Map<string, Map<string, PickLine>>();
  for (const order of orders)
    for (const { item, quantity } of toPack(order.items ?? [])) {
      let left = quantity;
      const add = (location: string, units: number) => {
        const taken = Math.min(left, units);
        if (taken === 0) return;
        left -= taken;
        const lines = groups.get(location) ?? new Map<string, PickLine>();
        groups.set(location, lines);
        const key = item.variant_id ?? item.id;
        const { thumbnail } = item;
        const line = lines.get(key) ?? {
          key,
          sku: item.variant?.sku ?? "",
          name: lineName(item),
          thumbnail,
          quantity: 0,
          orders: [],
        };
        line.quantity += taken;
        const same = line.orders.find(({ id }) => id === order.id);
        if (same) same.quantity += taken;
        else line.orders.push({ id: order.id, number: order.display_id, quantity: taken });
        lines.set(key, line);
      };
      for (const place of placesOf(item, reservations)) add(place.location, place.quantity);
      add("", left);
    }
  return [...groups].map(([location, lines]) => ({
    location,
    lines: [...lines.values()].toSorted(
      (a, b) => a.name.localeCompare(b.name) || a.sku.localeCompare(b.sku),
    ),
  }));
}

/** A packing slip: of a package, or of everything that isn't packed. */
export interface Slip {
  /** The id of the fulfillment. Empty for the whole order. */
  id: string;
  lines: readonly SlipLine[];
  parcel?: NumberedFulfillment;
}

/** The slip of the whole order, followed by those of its packages, oldest first. Packages have the numbers of the order's page. */
export const slipsOf = (order: Order): Slip[] => [
  { id: "", lines: slipLines(order) },
  ...numberedFulfillments(order)
    .filter(({ fulfillment }) => stateOf(fulfillment) !== "canceled")
    .map((parcel) => ({ id: parcel.fulfillment.id, lines: parcelLines(parcel), parcel }))
    .toReversed(),
];

/** The slips to print with those of other orders: what isn't packed, and packages that aren't shipped, or else all packages. */
export function slipsToPrint(order: Order): Slip[] {
  const [whole, ...packages] = slipsOf(order);
  const isOpen = ({ parcel }: Slip) => parcel && stateOf(parcel.fulfillment) === "packed";
  const left = toPack(order.items ?? []).length > 0 && whole ? [whole] : [];
  const open = [...left, ...packages.filter(isOpen)];
  return open.length > 0 ? open : packages.length > 0 || !whole ? packages : [whole];
}

/** The order's unfulfilled lines, or all of its lines if it is fulfilled. */
function slipLines(order: Order): SlipLine[] {
  const items = order.items ?? [];
  const left = toPack(items);
  return left.length > 0 ? left : items.map((item) => ({ item, quantity: item.quantity }));
}

/** The lines of one fulfillment of an order, an exchange, or a claim. */
const parcelLines = ({ parcel, fulfillment }: NumberedFulfillment): SlipLine[] =>
  (fulfillment.items ?? []).flatMap(({ item_id, quantity }) => {
    const item = parcel.items.find(({ id }) => id === item_id);
    return item ? [{ item, quantity }] : [];
  });
