import type { HttpClient } from "@countertop/sdk";
import {
  adminCreateReservation,
  adminListInventoryItemLocationLevels,
  adminListStockLocations,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { defineFields, number, optionalText, record, select } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import { inventoryItems } from "../../resources/inventory-items.ts";
import { reservations } from "../../resources/reservations.ts";
import { problemWith } from "./available-quantity.ts";

/** Maximum number of locations to choose from. */
export const locationsQuery = { limit: 200 };

const item = record({
  of: inventoryItems,
  label: "reservations:fields.item",
  choose: "reservations:item.choose",
  search: "reservations:item.search",
  none: { title: "reservations:item.none" },
});
const fields = {
  location_id: select({
    label: "reservations:fields.location",
    required: true,
    options: function useLocations() {
      const query = queryOptions(useClient(), adminListStockLocations, { query: locationsQuery });
      const { data } = useQuery(query);
      return (data?.stock_locations ?? []).map(({ id, name }) => ({ value: id, label: name }));
    },
  }),
  quantity: number({ label: "reservations:fields.quantity", required: true, min: 1, half: true }),
  description: optionalText({ label: "reservations:fields.description" }),
};

interface Wish {
  inventory_item_id?: string;
  location_id?: string;
  quantity?: number;
}

/** First reads the available quantity, because the server also accepts reservations that exceed it. */
async function refuse(client: HttpClient, body: object, stored?: object) {
  const [before, wish] = [stored as Required<Wish> | undefined, body as Wish];
  if (wish.quantity === undefined && wish.location_id === undefined) return undefined;
  const now = { ...before, ...wish } as Required<Wish>;
  const { inventory_item } = await adminListInventoryItemLocationLevels(client, {
    id: now.inventory_item_id,
    query: { location_id: [now.location_id] },
  });
  const level = inventory_item.location_levels.find(
    ({ location_id }) => location_id === now.location_id,
  );
  return problemWith(level, now, before);
}

/** Editable fields of a reservation. The server can't change the item. */
export const reservationFields = defineFields(reservations, fields, { refuse });

export const newReservationFields = defineFields(
  { update: adminCreateReservation },
  {
    inventory_item_id: {
      ...item,
      required: true,
      schema: v.pipe(item.schema, v.minLength(1, message("common:form.required"))),
      toApi: ([first]: readonly { id: string }[]) => first?.id ?? "",
    },
    ...fields,
  },
  { refuse },
);
