import type { LineItem, Return } from "@countertop/sdk/types";
import { attempt, readers, type Page } from "../kept.ts";

/** A return that was requested in this browser, or that the store lists. */
export interface StoredReturn {
  readonly id: string;
  readonly order_id: string;
  readonly created_at: string;
  /** The amount to refund, in minor units. */
  readonly refund_amount: number;
  readonly items: readonly { readonly item_id: string; readonly quantity: number }[];
}

export interface RequestedReturn extends StoredReturn {
  /** `received` once the store counts the return's items as returned. */
  readonly status: "requested" | "received";
}

export interface StoredReturns {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => readonly StoredReturn[];
  readonly add: (requested: StoredReturn) => void;
}

const KEY = "medusa-returns";
const NONE: readonly StoredReturn[] = [];
/** Maximum number of stored returns, because storage is small, and old returns aren't needed. */
const MOST = 100;

/** Stores returns in the browser, because the store doesn't list a guest's returns. All tabs share them. */
export function createStoredReturns(page: Page | undefined = globalThis.window): StoredReturns {
  let text: string | null | undefined;
  let kept = NONE;
  const { subscribe, notify } = readers(page, () => {
    const before = kept;
    if (read() !== before) notify();
  });

  function read(): readonly StoredReturn[] {
    const found = attempt(page, (storage) => storage.getItem(KEY));
    if (found === undefined || found === text) return kept;
    text = found;
    kept = found === null ? NONE : parse(found);
    return kept;
  }

  return {
    subscribe,
    getSnapshot: read,
    add(requested) {
      kept = [...read(), requested].slice(-MOST);
      const next = JSON.stringify(kept);
      attempt(page, (storage) => {
        storage.setItem(KEY, next);
        text = next;
      });
      notify();
    },
  };
}

/** Parses the stored text. Ignores invalid content, because storage may contain anything. */
function parse(text: string): readonly StoredReturn[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isStoredReturn) : NONE;
  } catch {
    return NONE;
  }
}

function isStoredReturn(value: unknown): value is StoredReturn {
  const { id, order_id, items } = (value ?? {}) as Partial<StoredReturn>;
  return (
    typeof id === "string" &&
    typeof order_id === "string" &&
    Array.isArray(items) &&
    items.every((item) => Number.isSafeInteger((item as Partial<LineItem> | null)?.quantity))
  );
}

/**
 * Returns an order's stored returns with their status, oldest first. The quantities that the store counts as returned are assigned
 * to the oldest return first.
 */
export function withStatus(
  kept: readonly StoredReturn[],
  order: { readonly id: string; readonly items?: readonly LineItem[] | undefined },
): RequestedReturn[] {
  const returned = new Map(order.items?.map((item) => [item.id, item.returned_quantity ?? 0]));
  return kept
    .filter(({ order_id }) => order_id === order.id)
    .map((one): RequestedReturn => {
      const isBack = one.items.every((item) => (returned.get(item.item_id) ?? 0) >= item.quantity);
      if (isBack)
        for (const { item_id, quantity } of one.items)
          returned.set(item_id, (returned.get(item_id) ?? 0) - quantity);
      return { ...one, status: isBack ? "received" : "requested" };
    });
}

type ListedReturn = Pick<Return, "id" | "created_at" | "refund_amount" | "status" | "items">;

/** Adds the returns that the store lists. They replace the same returns in this browser, and canceled ones are left out. */
export function withStoreReturns(
  listed: readonly ListedReturn[] | undefined,
  stored: readonly RequestedReturn[],
  order_id: string,
): readonly RequestedReturn[] {
  if (!listed) return stored;
  const known = new Set<string>(listed.map(({ id }) => id));
  return [
    ...listed
      .filter(({ status }) => status !== "canceled")
      .map(({ id, created_at, refund_amount, status, items = [] }): RequestedReturn => ({
        id,
        order_id,
        created_at,
        refund_amount,
        items: items.map(({ item_id, quantity }) => ({ item_id, quantity })),
        // `requires_action` also means that the items arrived, but with a different quantity than requested.
        status: status === "requested" ? "requested" : "received",
      })),
    ...stored.filter(({ id }) => !known.has(id)),
  ].sort((one, other) => one.created_at.localeCompare(other.created_at));
}
