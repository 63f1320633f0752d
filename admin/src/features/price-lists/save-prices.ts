import type { HttpClient } from "@countertop/sdk";
import { adminDeletePriceListPrices, adminUpdatePriceList } from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { chunk } from "../../lib/concurrency.ts";
import { problemOf } from "../../lib/errors.ts";
import { saveParts, type RowChange, type Saving } from "../../patterns/grid.ts";
import { readVariantsWithLists } from "../../resources/priced-products.ts";
import { priceWrites, partsOf, storedOf } from "./list-prices.ts";

/** Number of rows that are read and written at a time: as many ids as fit into a URL. */
const ROWS = 100;
/** The server accepts bodies up to 100 kB, which is about 600 complete prices. */
const PRICES = 400;

/**
 * Saves in parts, each based on the current prices. The calls skip the refetch after a write, because the page would otherwise read
 * up to 20,000 prices again after every part.
 */
const savePrices = (
  client: HttpClient,
  id: string,
  changes: readonly RowChange[],
  regions: ReadonlySet<string>,
  how: Saving,
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
    how: Saving,
  ): Promise<ReadonlyMap<string, string>> => {
    const failures = await savePrices(client, list, changes, regions, how);
    // Refetches, to also show other operators' changes to skipped rows.
    await settle(adminUpdatePriceList);
    return new Map(
      [...failures].map(([row, { reason, error }]) => [
        row,
        reason ? t(`left.${reason}`) : problemOf(error, say).message,
      ]),
    );
  };
}
