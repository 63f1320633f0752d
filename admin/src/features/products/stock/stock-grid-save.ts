import { ApiError, type HttpClient } from "@countertop/sdk";
import {
  adminCreateInventoryItemLocationLevel,
  adminUpdateInventoryItemLocationLevel,
  adminUpdateVariant,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { type RowChange, type Saving, saveRows } from "../../../patterns/grid.ts";
import { useSettleWrites, useWrite, type Write } from "../../../patterns/resource.ts";
import { readVariants } from "../prices/price-grid-queries.ts";
import {
  QUANTITY,
  stockSteps,
  type StockedVariant,
  type StockReason,
  type StockStep,
} from "./stock-grid-data.ts";
import { readItems } from "./stock-grid-queries.ts";

async function saveLevels(
  client: HttpClient,
  write: Write,
  changes: readonly RowChange[],
  variants: readonly StockedVariant[],
  how: Saving,
) {
  const itemsOf = new Map(variants.map(({ id, items }) => [id, items.map((item) => item.id)]));
  const now = await readItems(
    client,
    changes.flatMap(({ row }) => itemsOf.get(row.id) ?? []),
  );
  return saveRows<StockReason>(changes, how, async (change) => {
    const items = (itemsOf.get(change.row.id) ?? []).flatMap((id) => now.get(id) ?? []);
    const { steps, reason } = stockSteps(change, items);
    let removed = false;
    // One after the other: two writes of the same thing at once would be in each other's way.
    for (const step of steps) removed = !(await writeLevel(write, step)) || removed;
    return removed ? "removed" : reason;
  });
}

/** Whether it could be: a level that was taken away once is neither there nor can it be made again. */
async function writeLevel(
  write: Write,
  { step, item: id, location: location_id, quantity: stocked_quantity }: StockStep,
): Promise<boolean> {
  const body = { stocked_quantity };
  if (step === "update") {
    await write(adminUpdateInventoryItemLocationLevel, { id, location_id, body });
    return true;
  }
  try {
    await write(adminCreateInventoryItemLocationLevel, { id, body: { location_id, ...body } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.type === "duplicate_error") return false;
    throw error;
  }
}

/** The one number of each, where nobody counts by place. */
async function saveQuantities(
  client: HttpClient,
  write: Write,
  changes: readonly RowChange[],
  how: Saving,
) {
  const now = await readVariants(
    client,
    changes.map(({ row }) => row.id),
    { fields: "id,product_id,inventory_quantity", expand: "" },
  );
  return saveRows<StockReason>(changes, how, async ({ row, values }) => {
    const variant = now.get(row.id);
    if (variant?.product_id == null) return "gone";
    const mine = values.get(QUANTITY);
    if (mine == null) return "emptied";
    const there = variant.inventory_quantity;
    if (there === mine) return undefined;
    if (there !== row.values[QUANTITY]) return "changed";
    await write(adminUpdateVariant, {
      id: variant.product_id,
      variant_id: row.id,
      body: { inventory_quantity: mine },
      // The answer is a whole product, of which nothing is needed.
      query: { fields: "id", expand: "" },
    });
    return undefined;
  });
}

/** What was not saved, by variant and in words; by then everything shows what the server has. */
export function useSaveStock(
  variants: readonly StockedVariant[],
  placed: boolean,
): (changes: readonly RowChange[], how: Saving) => Promise<ReadonlyMap<string, string>> {
  const { t } = useTranslation(["product-variants", "products"]);
  const { t: tCommon } = useTranslation("common");
  const client = useClient();
  const write = useWrite();
  const settle = useSettleWrites();
  return async (changes, how) => {
    const failures = placed
      ? await saveLevels(client, write, changes, variants, how)
      : await saveQuantities(client, write, changes, how);
    // Also what somebody else has changed in what was left as it is.
    await settle(placed ? adminUpdateInventoryItemLocationLevel : adminUpdateVariant);
    const reasons = {
      gone: t("products:prices.gone"),
      stopped: t("products:prices.stopped"),
      changed: t("stocks.changed"),
      emptied: t("stocks.emptied"),
      removed: t("stocks.removed"),
    };
    return new Map(
      [...failures].map(([id, { reason, error }]) => [
        id,
        reason ? reasons[reason] : problemOf(error, tCommon).message,
      ]),
    );
  };
}
