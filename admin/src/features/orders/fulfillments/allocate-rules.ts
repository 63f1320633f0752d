import type { Reservation } from "./stock.ts";

/** The quantity of a line to reserve at a location. */
export interface Target {
  line: string;
  item: string;
  location: string;
  quantity: number;
}
export type Step =
  | { kind: "create"; wish: Target }
  | { kind: "update"; id: string; wish: Target }
  | { kind: "remove"; id: string; wish: Target };

/**
 * The writes that result in the requested reservations. Reductions come before increases, because the server limits a line's
 * reservations to its unfulfilled quantity. If a line has several reservations at a location, one of them is kept.
 */
export function stepsTo(wishes: readonly Target[], reservations: readonly Reservation[]): Step[] {
  const steps = wishes.flatMap((wish): (Step & { change: number })[] => {
    const there = reservations.filter(
      (one) =>
        one.line_item_id === wish.line &&
        one.inventory_item_id === wish.item &&
        one.location_id === wish.location,
    );
    const [kept, ...others] = there;
    const surplus = others.map(({ id, quantity }) => ({
      kind: "remove" as const,
      id,
      wish,
      change: -quantity,
    }));
    if (!kept) return wish.quantity > 0 ? [{ kind: "create", wish, change: wish.quantity }] : [];
    if (wish.quantity === 0)
      return [...surplus, { kind: "remove", id: kept.id, wish, change: -kept.quantity }];
    return wish.quantity === kept.quantity
      ? surplus
      : [...surplus, { kind: "update", id: kept.id, wish, change: wish.quantity - kept.quantity }];
  });
  return steps.toSorted((a, b) => a.change - b.change).map(({ change: _, ...step }) => step);
}
