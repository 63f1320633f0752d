import type { HttpClient } from "@countertop/sdk";
import { adminUpdateVariant } from "@countertop/sdk/operations";
import { useAdminUpdateVariant, useClient, useRevalidate } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { type RowChange, type Saving, saveFromNow } from "../../../patterns/grid.ts";
import { priceBody, priceRow } from "./price-grid-data.ts";
import { priced, readVariants } from "../../../resources/priced-products.ts";

type Reason = "gone" | "changed" | "needsCurrency";

type UpdateVariant = ReturnType<typeof useAdminUpdateVariant>["mutateAsync"];

/**
 * Writes each changed variant once, based on its current prices. Other operators' changes are kept. If they changed the same
 * price, the variant is skipped, so that the user can review it. Uses one call for each variant, because no bulk call is safe:
 * an update of the product writes the prices of all variants, but deletes variants that aren't in the request, including one
 * that someone else adds between the read and the write.
 */
export function savePrices(
  client: HttpClient,
  update: UpdateVariant,
  changes: readonly RowChange[],
  regions: ReadonlySet<string>,
  how?: Saving,
) {
  const read = (ids: readonly string[]) => readVariants(client, ids, priced);
  type Now = Awaited<ReturnType<typeof read>>;
  const save = async ({ row, values }: RowChange, now: Now): Promise<Reason | undefined> => {
    const variant = now.get(row.id);
    if (variant?.product_id == null) return "gone";
    const theirs = priceRow(variant, "").values;
    for (const [column, mine] of values) {
      const there = theirs[column] ?? null;
      if (there !== (row.values[column] ?? null) && there !== mine) return "changed";
    }
    const prices = priceBody(variant.prices ?? [], values, regions);
    if (!prices) return "needsCurrency";
    await update({
      id: variant.product_id,
      variant_id: row.id,
      body: { prices },
    });
    return undefined;
  };
  return saveFromNow(changes, how, read, save, ({ row, values }, now) => {
    const variant = now.get(row.id);
    const theirs = variant && priceRow(variant, "").values;
    return (
      theirs !== undefined &&
      [...values].every(([column, mine]) => (theirs[column] ?? null) === mine)
    );
  });
}

/**
 * Saves prices. Once the page shows the stored prices, resolves to the error messages of unsaved prices, by variant id.
 */
export function useSavePrices(): (
  changes: readonly RowChange[],
  regions: ReadonlySet<string>,
  /** Undefined if no dialog shows the progress. */
  how?: Saving,
) => Promise<ReadonlyMap<string, string>> {
  const { t } = useTranslation("products");
  const { t: tCommon } = useTranslation("common");
  const client = useClient();
  const { mutateAsync: update } = useAdminUpdateVariant();
  const settle = useRevalidate();
  return async (changes, regions, how) => {
    const failures = await savePrices(client, update, changes, regions, how);
    // Refetches the prices, which also shows other operators' changes to skipped variants.
    await settle(adminUpdateVariant);
    return new Map(
      [...failures].map(([id, { reason, error }]) => [
        id,
        reason ? t(`prices.${reason}`) : problemOf(error, tCommon).message,
      ]),
    );
  };
}
