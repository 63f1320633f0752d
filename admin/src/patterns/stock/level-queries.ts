import { ApiError, type HttpClient } from "@countertop/sdk";
import {
  adminCreateInventoryItemLocationLevel,
  adminListInventoryItems,
  adminListStockLocations,
  adminUpdateInventoryItemLocationLevel,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import type { OperationWriter } from "@countertop/sdk/react";
import type { StockStep } from "./levels.ts";

/** Maximum number of ids per request, because the ids are in the URL. */
const IDS = 100;

/** All stock locations. */
export const locationsQuery = (client: HttpClient) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 1000, fields: "id,name", expand: "" },
  });

/** Reads inventory items with their current levels. */
export async function readItems(
  client: HttpClient,
  ids: readonly string[],
  options: { signal?: AbortSignal } = {},
) {
  const found = new Map<string, ListedItem>();
  await forEachConcurrently(chunk(ids, IDS), CONCURRENCY, async (id) => {
    const query = { id, limit: id.length, fields: "id", expand: "" };
    const answer = await adminListInventoryItems(client, { query }, options);
    for (const item of answer.inventory_items) found.set(item.id, item);
  });
  return found;
}

type ListedItem = Awaited<ReturnType<typeof adminListInventoryItems>>["inventory_items"][number];

/** Writes a level. Resolves to false if a level to create already exists. */
export async function writeLevel(
  write: OperationWriter,
  { step, item: id, location: location_id, body }: StockStep,
): Promise<boolean> {
  if (step === "update") {
    await write(adminUpdateInventoryItemLocationLevel, { id, location_id, body });
    return true;
  }
  try {
    await write(adminCreateInventoryItemLocationLevel, {
      id,
      body: { location_id, stocked_quantity: 0, ...body },
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.type === "duplicate_error") return false;
    throw error;
  }
}
