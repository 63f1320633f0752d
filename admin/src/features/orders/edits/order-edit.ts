import type { HttpClient } from "@countertop/sdk";
import { adminListOrderEdits } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Order } from "../order.ts";

export type OrderEdit = Awaited<ReturnType<typeof adminListOrderEdits>>["order_edits"][number];
export type ItemChange = NonNullable<OrderEdit["changes"]>[number];
type Item = NonNullable<Order["items"]>[number];

/** All edits of an order, newest first. */
export const editsQuery = (client: HttpClient, order_id: string) =>
  queryOptions(client, adminListOrderEdits, {
    query: { order_id, order: "-created_at", limit: 100 },
  });

/** An order has at most one open edit. */
export const openEdit = (edits: readonly OrderEdit[]): OrderEdit | undefined =>
  edits.find(({ status }) => status === "created" || status === "requested");

/**
 * True if items were fulfilled, shipped, or returned since the edit began. The server copies the order's items when an edit begins,
 * and replaces them when the edit is applied, so fulfillments and returns created in between would be lost.
 */
export function isOutdated(
  ordered: readonly Item[],
  { items = [], changes = [] }: Pick<OrderEdit, "items" | "changes">,
): boolean {
  const moved = (item: Item) => [
    item.fulfilled_quantity ?? 0,
    item.shipped_quantity ?? 0,
    item.returned_quantity ?? 0,
  ];
  return ordered.some((item) => {
    const copy = items.find(({ original_item_id }) => original_item_id === item.id);
    const removed = changes.some(
      ({ type, original_line_item_id }) =>
        type === "item_remove" && original_line_item_id === item.id,
    );
    if (!copy && !removed) return false;
    const before = copy ? moved(copy) : [0, 0, 0];
    return moved(item).some((count, index) => count !== before[index]);
  });
}

export interface EditLine {
  /** Stays the same when an edit begins. */
  key: string;
  /** Id of the item in the edit; undefined without an edit, or if the edit removes it. */
  item: string | undefined;
  title: string;
  note: string;
  thumbnail: string | null | undefined;
  variant: string | null;
  quantity: number;
  unitPrice: number;
  total: number | null | undefined;
  /** Quantity in the order. */
  before: number;
  state: "same" | "added" | "changed" | "removed";
  /** The change that is deleted to undo it. */
  change: string | undefined;
  /** True if part of it is fulfilled, so that the server no longer finds it in an edit. */
  locked: boolean;
}

/** Items of an order with the edit applied. Removed items keep their position. */
export function editLines(
  ordered: readonly Item[],
  edit: Pick<OrderEdit, "items" | "changes"> | undefined,
): EditLine[] {
  const changes = edit?.changes ?? [];
  const line = (item: Item, rest: Pick<EditLine, "key" | "before" | "state" | "change">) => ({
    title: item.title,
    note: [item.variant?.title ?? item.description, item.variant?.sku].filter(Boolean).join(" · "),
    thumbnail: item.thumbnail,
    variant: item.variant_id,
    quantity: item.quantity,
    unitPrice: item.unit_price,
    total: item.total,
    locked: false,
    ...rest,
  });
  const stands = ordered.map((original): EditLine => {
    const locked =
      (original.fulfilled_quantity ?? 0) > 0 ||
      (original.shipped_quantity ?? 0) > 0 ||
      (original.returned_quantity ?? 0) > 0;
    const now = edit?.items?.find(({ original_item_id }) => original_item_id === original.id);
    const change = changes.find(
      ({ original_line_item_id }) => original_line_item_id === original.id,
    );
    const state = !change ? "same" : change.type === "item_remove" ? "removed" : "changed";
    const common = {
      key: original.id,
      before: original.quantity,
      state,
      change: change?.id,
    } as const;
    return { ...line(now ?? original, common), item: now?.id, locked };
  });
  const added = changes.flatMap((change): EditLine[] => {
    if (change.type !== "item_add") return [];
    const item =
      edit?.items?.find(({ id }) => id === change.line_item_id) ?? change.line_item ?? undefined;
    if (!item) return [];
    const common = { key: item.id, before: 0, state: "added", change: change.id } as const;
    return [{ ...line(item, common), item: item.id }];
  });
  return [...stands, ...added];
}

/** Effect of a change, for the timeline of an order. */
export function changeText({ type, line_item, original_line_item }: ItemChange): {
  kind: "added" | "removed" | "changed";
  title: string;
  from: number;
  to: number;
} {
  const from = original_line_item?.quantity ?? 0;
  const to = line_item?.quantity ?? 0;
  const title = line_item?.title ?? original_line_item?.title ?? "";
  const kind = type === "item_add" ? "added" : type === "item_remove" ? "removed" : "changed";
  return { kind, title, from, to };
}
