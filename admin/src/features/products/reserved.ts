import type { HttpClient } from "@countertop/sdk";
import { adminListReservations } from "@countertop/sdk/operations";
import { chunk } from "../../lib/concurrency.ts";
import { everyVariantQuery } from "../../resources/product-variants.ts";

/** Number of ids that fit into a URL. */
const IDS = 100;

/** The number of a product's units that are reserved for orders, and therefore still have to be shipped. */
export async function readReserved(
  client: HttpClient,
  id: string,
  { signal }: { signal: AbortSignal },
): Promise<number> {
  const wanted = { fields: "id", expand: "inventory_items" };
  const variants = await everyVariantQuery(client, id, wanted).queryFn({ signal });
  const items = variants.flatMap(({ inventory_items = [] }) =>
    inventory_items.map(({ inventory_item_id }) => inventory_item_id),
  );
  let units = 0;
  for (const inventory_item_id of chunk(items, IDS)) {
    const query = { inventory_item_id, limit: 1000 };
    const { reservations } = await adminListReservations(client, { query }, { signal });
    for (const { line_item_id, quantity } of reservations) if (line_item_id) units += quantity;
  }
  return units;
}
