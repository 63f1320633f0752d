import { products, variantsFor } from "../data/catalog.ts";
import type { Product } from "../data/product.ts";
import { heldBack, type LocationKey } from "../data/stock.ts";
import { pool } from "../pool.ts";
import { Random } from "../random.ts";
import type { Shop } from "../shop.ts";

const SEED = 1931;
/** Number of variants above which a product is large. In Osaka, only every third variant of a large product is in stock. */
const BIG = 50;

interface Level {
  sku: string;
  location: LocationKey;
  stocked: number;
  incoming: number;
}

/** Quantities by item and location. */
export function levels(): Level[] {
  const random = new Random(SEED);
  return products.flatMap((product) =>
    variantsFor(product.handle).flatMap(({ sku }, index) => levelsOf(product, sku, index, random)),
  );
}

function levelsOf(product: Product, sku: string, index: number, random: Random): Level[] {
  if (product.stock === "unmanaged") return [];
  const channels = product.channels ?? ["web", "japan"];
  const big = variantsFor(product.handle).length > BIG;
  const amount = (low: number, high: number) =>
    product.stock === "none"
      ? 0
      : product.stock === "low"
        ? random.int(5, 7)
        : random.int(low, high);
  const result: Level[] = [
    {
      sku,
      location: "hamburg",
      stocked: product.stock === "backorder" ? 0 : amount(60, 240),
      incoming: product.stock === "none" || product.stock === "backorder" ? 24 : 0,
    },
  ];
  if (channels.includes("japan") && (!big || index % 3 === 0))
    result.push({
      sku,
      location: "osaka",
      stocked: amount(40, 120),
      incoming: random.chance(0.1) ? 20 : 0,
    });
  return result;
}

export async function stock(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  const { inventory_items } = await admin.inventoryItems.list({
    query: { limit: 2000, expand: "", fields: "id,sku" },
  });
  const items = new Map(inventory_items.map(({ sku, id }) => [sku, id]));
  const itemOf = (sku: string): string => {
    const id = items.get(sku);
    if (!id) throw new Error(`The server keeps no inventory item for "${sku}".`);
    return id;
  };
  const all = levels();
  await pool(all, ({ sku, location, stocked, incoming }) =>
    admin.inventoryItems.createLocationLevel({
      id: itemOf(sku),
      query: { fields: "id", expand: "" },
      body: {
        location_id: shop.locations.get(location),
        stocked_quantity: stocked,
        incoming_quantity: incoming,
      },
    }),
  );
  for (const { sku, location, quantity, reason } of heldBack)
    await admin.reservations.create({
      body: {
        inventory_item_id: itemOf(sku),
        location_id: shop.locations.get(location),
        quantity,
        description: reason,
      },
    });
  return `${all.length} levels, ${heldBack.length} reservations`;
}
