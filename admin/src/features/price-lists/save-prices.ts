import type { HttpClient } from "@countertop/sdk";
import { adminDeletePriceListPrices, adminUpdatePriceList } from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { chunk } from "../../lib/concurrency.ts";
import { problemOf } from "../../lib/errors.ts";
import { saveParts, type RowChange, type Saving } from "../../patterns/grid.ts";
import { readVariantsWithLists } from "../../resources/priced-products.ts";
import { priceWrites, partsOf, storedOf } from "./list-prices.ts";

/** Number of rows to read and write at a time, whose ids fit into a URL. */
const ROWS = 100;
/** Number of prices in a request. The server accepts bodies up to 100 KiB, which is about 600 complete prices. */
const PRICES = 400;

/**
 * Saves in batches, each based on the current prices. The calls skip the refetch after a write. Otherwise, the page would read up
 * to 20,000 prices again after each batch.
 */
const savePrices = (
  client: HttpClient,
  id: string,
  changes: readonly RowChange[],
  regions: ReadonlySet<string>,
  how: Saving | undefined,
) =>
  saveParts(
    changes,
    ROWS,
    how,
    async (part) => {
      const { write, remove, skipped } = priceWrites(
        part,
        await readNow(client, part),
        id,
        regions,
      );
      for (const prices of chunk(write, PRICES))
        await adminUpdatePriceList(client, { id, body: { prices } });
      for (const price_ids of chunk(remove, PRICES))
        await adminDeletePriceListPrices(client, { id, body: { price_ids } });
      return skipped;
    },
    async (part) => storedOf(part, await readNow(client, part), id),
  );

const readNow = (client: HttpClient, part: readonly RowChange[]) => {
  const variants = new Set(part.map(({ row }) => partsOf(row.id).variant));
  return readVariantsWithLists(client, [...variants]);
};

/**
 * Saves prices. Once the page shows the stored prices, resolves to the error messages of unsaved prices, by row id.
 */
export function useSavePrices() {
  const { t } = useTranslation("price-list-parts");
  const { t: say } = useTranslation("common");
  const client = useClient();
  const settle = useRevalidate();
  return async (
    list: string,
    changes: readonly RowChange[],
    regions: ReadonlySet<string>,
    /** Undefined if no dialog shows the progress. */
    how?: Saving,
  ): Promise<ReadonlyMap<string, string>> => {
    const failures = await savePrices(client, list, changes, regions, how);
    // Refetches the prices, which also shows other operators' changes in skipped rows.
    await settle(adminUpdatePriceList);
    return new Map(
      [...failures].map(([row, { reason, error }]) => [
        row,
        reason ? t(`left.${reason}`) : problemOf(error, say).message,
      ]),
    );
  };
}
