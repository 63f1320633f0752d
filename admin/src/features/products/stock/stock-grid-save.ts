import type { HttpClient } from "@countertop/sdk";
import { adminUpdateVariant } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { type RowChange, type Saving, saveFromNow } from "../../../patterns/grid.ts";
import { useSettleWrites, useWrite, type Write } from "../../../patterns/resource.ts";
import { useSaveLevels, useStockReasons, type StockReason } from "../../../patterns/stock.ts";
import { readVariants } from "../../../resources/priced-products.ts";
import { QUANTITY, type StockedVariant } from "./stock-grid-data.ts";

/** The one number of each, where nobody counts by place. */
function saveQuantities(
  client: HttpClient,
  write: Write,
  changes: readonly RowChange[],
  how: Saving,
) {
  const wanted = { fields: "id,product_id,inventory_quantity", expand: "" };
  const read = (ids: readonly string[]) => readVariants(client, ids, wanted);
  type Now = Awaited<ReturnType<typeof read>>;
  return saveFromNow<Now, StockReason>(changes, how, read, async ({ row, values }, now) => {
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
  const client = useClient();
  const write = useWrite();
  const settle = useSettleWrites();
  const say = useStockReasons();
  const saveLevels = useSaveLevels();
  return async (changes, how) => {
    if (placed) {
      const itemOf = new Map(variants.map(({ id, items }) => [id, items[0]?.id]));
      return saveLevels(changes, how, (variant) => itemOf.get(variant));
    }
    const failures = await saveQuantities(client, write, changes, how);
    await settle(adminUpdateVariant);
    return say(failures);
  };
}
