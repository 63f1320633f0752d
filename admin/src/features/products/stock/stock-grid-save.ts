import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminUpdateVariant } from "@countertop/sdk/operations";
import { useAdminUpdateVariant, useClient, useRevalidate } from "@countertop/sdk/react";
import { useRef } from "react";
import { type RowChange, type Saving, saveFromNow } from "../../../patterns/grid.ts";
import {
  increased,
  useSaveLevels,
  useStockReasons,
  type SentChanges,
  type StockReason,
} from "../../../patterns/stock.ts";
import { readVariants } from "../../../resources/priced-products.ts";
import { QUANTITY, type StockedVariant } from "./stock-grid-data.ts";

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500;

type UpdateVariant = ReturnType<typeof useAdminUpdateVariant>["mutateAsync"];

/**
 * Saves the single quantities of variants in a store without locations. An entered difference is added to the current quantity.
 */
function saveQuantities(
  client: HttpClient,
  update: UpdateVariant,
  changes: readonly RowChange[],
  how: Saving,
  sent: SentChanges,
) {
  const wanted = { fields: "id,product_id,inventory_quantity,updated_at", expand: "" };
  const read = (ids: readonly string[]) => readVariants(client, ids, wanted);
  type Now = Awaited<ReturnType<typeof read>>;
  const store = async ({ row, values, by }: RowChange, now: Now) => {
    const variant = now.get(row.id);
    if (variant?.product_id == null) return "gone";
    const mine = values.get(QUANTITY);
    if (mine == null) return "emptied";
    const { inventory_quantity: there, updated_at: at } = variant;
    const difference = by?.get(QUANTITY);
    if (difference === undefined) sent.delete(row.id);
    if (difference === undefined && there !== mine && there !== row.values[QUANTITY])
      return "changed";
    const next =
      difference === undefined ? mine : increased(difference, there, sent.get(row.id), at);
    if (typeof next === "string") return next;
    if (next === undefined || next === there) {
      sent.delete(row.id);
      return undefined;
    }
    if (difference !== undefined)
      sent.set(row.id, { by: difference, from: next - difference, to: next, at });
    try {
      await update({
        id: variant.product_id,
        variant_id: row.id,
        body: { inventory_quantity: next },
        // Requests few fields, because the response is a whole product, which isn't needed.
        query: { fields: "id", expand: "" },
      });
    } catch (error) {
      if (isRefused(error)) sent.delete(row.id);
      throw error;
    }
    sent.delete(row.id);
    return undefined;
  };
  return saveFromNow<Now, StockReason>(changes, how, read, store, ({ row, values }, now) => {
    const there = now.get(row.id)?.inventory_quantity;
    const isStored = there === (sent.get(row.id)?.to ?? values.get(QUANTITY));
    if (isStored) sent.delete(row.id);
    return isStored;
  });
}

/**
 * Saves stock. Once the page shows the stored counts, resolves to the error messages of unsaved stock, by variant id.
 */
export function useSaveStock(
  variants: readonly StockedVariant[],
  placed: boolean,
): (changes: readonly RowChange[], how: Saving) => Promise<ReadonlyMap<string, string>> {
  const client = useClient();
  const { mutateAsync: update } = useAdminUpdateVariant();
  const settle = useRevalidate();
  const say = useStockReasons();
  const saveLevels = useSaveLevels();
  const sent = useRef<SentChanges>(new Map());
  return async (changes, how) => {
    if (placed) {
      const itemOf = new Map(variants.map(({ id, items }) => [id, items[0]?.id]));
      return saveLevels(changes, how, (variant) => itemOf.get(variant));
    }
    const failures = await saveQuantities(client, update, changes, how, sent.current);
    await settle(adminUpdateVariant);
    return say(failures);
  };
}
