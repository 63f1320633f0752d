import type { HttpClient } from "@countertop/sdk";
import { adminListInventoryItems, adminListStockLocations } from "@countertop/sdk/operations";
import { toAscii } from "../../lib/amounts.ts";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { Planned, RowsImport } from "../../lib/import/check-rows.ts";
import { levelOf, type Place, type StockItem } from "../../patterns/stock.ts";

/** The English column names, which are accepted in every language. */
export const inEnglish = { sku: "SKU", location: "Location", quantity: "Quantity" } as const;
/** Names of the columns in the user's language and in English. */
export type ColumnNames = Readonly<Record<keyof typeof inEnglish, [string, string]>>;

/** A row of the file: the counted quantity of an item at a location. */
export interface CountInFile extends Planned {
  item: string;
  place: string;
  sku: string;
  location: string;
  /** The count when the file is checked. Undefined if the location doesn't have the item yet. */
  now: number | undefined;
  quantity: number;
}
interface Known {
  /** Items by SKU and by id. */
  items: ReadonlyMap<string, StockItem>;
  /** Locations by lowercase name and by id. Two locations can have the same name. */
  places: ReadonlyMap<string, readonly Place[]>;
}

/** Number of SKUs that fit into a URL, even if they are long. */
const SKUS = 40;

/** Reads a file of counts. Each row has an item's SKU or id, a location's name or id, and a quantity. */
export function countsImport(names: ColumnNames): RowsImport<Known, CountInFile, "reserved"> {
  const nameOf = (column: keyof ColumnNames) => names[column][0];
  const column = (of: keyof ColumnNames, examples: readonly string[]) => ({
    name: nameOf(of),
    also: [names[of][1]],
    required: true,
    examples,
  });
  return {
    columns: [
      column("sku", ["MUG-OAT", "MUG-SLATE"]),
      column("location", ["Hamburg", "Hamburg"]),
      {
        ...column("quantity", ["12", "0"]),
        check: (value, tell) => {
          if (!/^\d{1,9}$/.test(toAscii(value))) tell("whole");
        },
      },
    ],
    read: (client, valuesOf, signal) => readKnown(client, valuesOf(nameOf("sku")), signal),
    plan: (cells, { items, places }, tell) => {
      const [sku, name] = [cells[nameOf("sku")] ?? "", cells[nameOf("location")] ?? ""];
      const item = items.get(sku);
      const found = places.get(name) ?? places.get(name.toLowerCase()) ?? [];
      const [place] = found;
      if (!item) tell(nameOf("sku"), "unknown");
      if (!place) tell(nameOf("location"), "unknown");
      if (found.length > 1)
        tell(nameOf("location"), "oneOf", { more: found.map(({ id }) => id).join(", ") });
      if (!item || !place || found.length > 1) return undefined;
      const quantity = Number(toAscii(cells[nameOf("quantity")] ?? ""));
      const level = levelOf([item], { item: item.id, location: place.id });
      const now = level?.stocked_quantity;
      const reserved = level?.reserved_quantity ?? 0;
      if (quantity < reserved && now !== quantity)
        tell(nameOf("quantity"), "reserved", { more: String(reserved), warning: true });
      return {
        id: `${item.id} ${place.id}`,
        name: `${sku} · ${place.name}`,
        item: item.id,
        place: place.id,
        sku,
        location: place.name,
        now,
        quantity,
        done: now === quantity,
      };
    },
  };
}

async function readKnown(
  client: HttpClient,
  skus: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Known> {
  const items = new Map<string, StockItem>();
  const isId = (text: string) => text.startsWith("iitem_");
  const parts = [
    ...chunk([...skus].filter(isId), SKUS).map((id) => ({ id })),
    ...chunk(
      [...skus].filter((sku) => !isId(sku)),
      SKUS,
    ).map((sku) => ({ sku })),
  ];
  await forEachConcurrently(parts, CONCURRENCY, async (part) => {
    const query = { ...part, limit: SKUS, fields: "id,sku", expand: "" };
    const { inventory_items: found } = await adminListInventoryItems(client, { query }, { signal });
    for (const item of found) items.set("id" in part ? item.id : (item.sku ?? item.id), item);
  });
  const query = { limit: 1000, fields: "id,name", expand: "" };
  const { stock_locations: all } = await adminListStockLocations(client, { query }, { signal });
  const places = Map.groupBy(all, ({ name }) => name.trim().toLowerCase());
  for (const place of all) places.set(place.id, [place]);
  return { items, places };
}

/** One row for each item at each of its locations, in the format that can be imported. Items without a SKU are listed by id. */
export const countLines = (
  items: readonly (StockItem & { sku: string | null })[],
  places: readonly Place[],
): (string | number)[][] =>
  items.flatMap((item) =>
    places.flatMap(({ id, name }) => {
      const level = levelOf([item], { item: item.id, location: id });
      return level ? [[item.sku ?? item.id, name, level.stocked_quantity]] : [];
    }),
  );
