import type { HttpClient } from "@countertop/sdk";
import { adminDeletePriceListPrices, adminUpdatePriceList } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { chunk } from "../../lib/concurrency.ts";
import { problemOf } from "../../lib/errors.ts";
import { saveParts, type RowChange, type Saving } from "../../patterns/grid.ts";
import { useSettleWrites } from "../../patterns/resource.ts";
import { readVariantsWithLists } from "../../resources/priced-products.ts";
import { deedsOf, partsOf, storedOf } from "./list-prices.ts";

/** So many rows are read and written at a time: as many ids as an address has room for. */
const ROWS = 100;
/** The server takes a body of 100 KB, which is some 600 prices with all that they can have. */
const PRICES = 400;

/**
 * Part by part, each from the prices as they are at that moment. The calls go past what refetches after a write: of 20,000 prices the
 * page would read all of them again after every part.
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
      const { write, remove, skipped } = deedsOf(part, await readNow(client, part), id, regions);
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

/** What was not saved, by row and in words; by then everything shows what the server has. */
export function useSavePrices() {
  const { t } = useTranslation("price-list-parts");
  const { t: say } = useTranslation("common");
  const client = useClient();
  const settle = useSettleWrites();
  return async (
    list: string,
    changes: readonly RowChange[],
    regions: ReadonlySet<string>,
    how: Saving,
  ): Promise<ReadonlyMap<string, string>> => {
    const failures = await savePrices(client, list, changes, regions, how);
    // Also what somebody else has changed in what was left as it is.
    await settle(adminUpdatePriceList);
    return new Map(
      [...failures].map(([row, { reason, error }]) => [
        row,
        reason ? t(`left.${reason}`) : problemOf(error, say).message,
      ]),
    );
  };
}
