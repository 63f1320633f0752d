import type { HttpClient } from "@countertop/sdk";
import {
  adminCreateReservation,
  adminDeleteReservation,
  adminListInventoryItems,
  adminListOrders,
  adminListReservations,
  adminRetrieveReservation,
  adminUpdateReservation,
} from "@countertop/sdk/operations";
import { ClipboardList } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";
import { inventoryItems } from "./inventory-items.ts";
import { orders } from "./orders.ts";
import { stockLocations } from "./stock-locations.ts";
import { users } from "./users.ts";

interface Reserved {
  id: string;
  description: string | null;
  inventory_item?: { sku: string | null; title: string | null };
}
/** A reservation's name, which is that of its item, because operators search for items. */
const nameOfReservation = ({ id, description, inventory_item: item }: Reserved): string =>
  item?.sku || item?.title || description || id;

/** The ids of an order's items, because reservations belong to items. */
async function itemsOf(client: HttpClient, one: { id: string } | { display_id: number }) {
  const query = { ...one, limit: 1, fields: "id", expand: "items" } as const;
  const { orders: found } = await adminListOrders(client, { query });
  return found.flatMap(({ items }) => items.map(({ id }) => id));
}
async function itemsOfOrder(client: HttpClient, typed: string): Promise<string[]> {
  const number = /^#?0*(\d{1,9})$/.exec(typed)?.[1];
  if (number !== undefined) return itemsOf(client, { display_id: Number(number) });
  return /^order_\w+$/.test(typed) ? itemsOf(client, { id: typed }) : [];
}
/** Maximum number of items that match by SKU or title. */
const MOST_ITEMS = 100;
async function itemsNamed(client: HttpClient, q: string): Promise<string[]> {
  const query = { q, limit: MOST_ITEMS, fields: "id" };
  const { inventory_items: items } = await adminListInventoryItems(client, { query });
  return items.map(({ id }) => id);
}

/** Reads the item and the order line of a reservation, because the server returns them only with lists. */
async function withRelations(
  client: HttpClient,
  {
    inventory_item_id: id,
    line_item_id: lineItem,
  }: { inventory_item_id: string; line_item_id: string | null },
) {
  const [{ inventory_items: items }, listed] = await Promise.all([
    // Only the list includes the item's product. The item may have been deleted.
    adminListInventoryItems(client, { query: { id: [id], limit: 1 } }),
    lineItem === null
      ? undefined
      : adminListReservations(client, {
          query: { line_item_id: [lineItem], expand: "line_item", limit: 1 },
        }),
  ]);
  const inventory_item = items[0];
  const line_item = listed?.reservations[0]?.line_item;
  return { ...(inventory_item && { inventory_item }), ...(line_item && { line_item }) };
}

export const reservations = defineResource({
  slug: "reservations",
  path: "/inventory/reservations",
  icon: ClipboardList,
  needs: "inventoryService",
  list: adminListReservations,
  record: adminRetrieveReservation,
  create: adminCreateReservation,
  update: adminUpdateReservation,
  remove: adminDeleteReservation,
  nameOf: nameOfReservation,
  noteOf: ({ description }) => description,
  orders: ["-created_at", "-updated_at", "quantity"],
  filters: {
    item: {
      kind: "records",
      param: "inventory_item_id",
      label: "reservations:fields.item",
      of: inventoryItems,
    },
    // Called `for`, because `order` in the URL is the sort order.
    for: {
      kind: "records",
      param: "line_item_id",
      label: "reservations:fields.order",
      of: orders,
      idsOf: async (client, picked) =>
        (await Promise.all(picked.map((id) => itemsOf(client, { id })))).flat(),
    },
    location: {
      kind: "records",
      param: "location_id",
      label: "reservations:fields.location",
      of: stockLocations,
    },
    by: { kind: "records", param: "created_by", label: "reservations:fields.by", of: users },
    description: { kind: "text", param: "description", label: "reservations:fields.description" },
    quantity: { kind: "numbers", param: "quantity", label: "reservations:fields.quantity" },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
  },
  query: {
    // Lists the fields, because the server returns `created_by` only on request.
    fields:
      "id,location_id,inventory_item_id,quantity,line_item_id,description,metadata,created_by,created_at,updated_at",
    expand: "line_item,inventory_item",
  },
  hitQuery: { expand: "inventory_item" },
  wordless: true,
  lookUp: async (client, typed) => {
    const [ordered, named] = await Promise.all([
      itemsOfOrder(client, typed),
      itemsNamed(client, typed),
    ]);
    return [
      ...(ordered.length > 0 ? [{ line_item_id: ordered }] : []),
      { description: { contains: typed } },
      ...(named.length > 0 ? [{ inventory_item_id: named }] : []),
    ];
  },
  complete: withRelations,
  live: true,
});
export type Reservation = ReturnType<typeof reservations.rowsIn>[number];
