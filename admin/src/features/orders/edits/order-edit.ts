import type { HttpClient } from "@countertop/sdk";
import { adminListOrderEdits } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { owedAfterEdit } from "../../../resources/order-balance.ts";
import type { Order } from "../order.ts";

export type OrderEdit = Awaited<ReturnType<typeof adminListOrderEdits>>["order_edits"][number];
export type ItemChange = NonNullable<OrderEdit["changes"]>[number];
type Item = NonNullable<Order["items"]>[number];

/** The 100 newest edits of an order, newest first. */
export const editsQuery = (client: HttpClient, order_id: string) =>
  queryOptions(client, adminListOrderEdits, {
    query: { order_id, order: "-created_at", limit: 100 },
  });

/** The open edit of an order, which has at most one. */
export const openEdit = (edits: readonly OrderEdit[]): OrderEdit | undefined =>
  edits.find(({ status }) => status === "created" || status === "requested");

/**
 * True if items were fulfilled, shipped, or returned since the edit began. The server copies the order's items when an edit
 * begins, and replaces them when the edit is applied, so it would lose fulfillments and returns that were created in between.
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

/** The text about applying the edit, with the amount that is owed afterward. */
export function confirmText(order: Order, total = 0) {
  const { byCustomer, toCustomer } = owedAfterEdit(order, total);
  const [key, due, amount] =
    toCustomer > 0
      ? (["confirm.textRefund", "order-record:next.refund", toCustomer] as const)
      : byCustomer > 0
        ? (["confirm.textPayment", "order-record:next.payment", byCustomer] as const)
        : (["confirm.text", "order-record:next.payment", 0] as const);
  return { key, due, amount };
}

export interface EditLine {
  /** Identifies the line. It stays the same when an edit begins. */
  key: string;
  /** The item's id in the edit. Undefined without an edit, or if the edit removes the item. */
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
  /** The id of the edit's change to this line. To undo the change, delete it. */
  change: string | undefined;
  /** True if part of the item is fulfilled, shipped, or returned. Such an item can't be edited. */
  locked: boolean;
}

/** The items of an order with the edit's changes. Removed items keep their position. */
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

/** The kind of a change with the item's title and quantities, which its text needs. */
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
