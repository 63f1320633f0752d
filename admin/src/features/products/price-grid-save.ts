import { ConnectionError, type HttpClient } from "@countertop/sdk";
import {
  adminListPriceLists,
  adminListProducts,
  adminListVariants,
  adminUpdateVariant,
} from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { eachAtOnce } from "../../lib/at-once.ts";
import { problemOf } from "../../lib/errors.ts";
import type { Saving } from "../../patterns/grid-editor/grid-modal.tsx";
import type { RowChange } from "../../patterns/grid-editor/sheet.ts";
import { priceBody, priceRow } from "./price-grid-data.ts";
import { readPrices } from "./price-grid-queries.ts";

/** So many variants are written at the same time. */
const AT_ONCE = 4;

export type Reason = "gone" | "changed" | "needsCurrency" | "stopped";

export interface PriceFailure {
  reason?: Reason;
  error?: unknown;
}

/**
 * Writes each variant that has changed once, from its prices as they are now: what somebody else has set meanwhile is kept,
 * and where it is the same price that changed, the variant is left for the reader to look at.
 */
async function savePrices(
  client: HttpClient,
  changes: readonly RowChange[],
  regions: ReadonlySet<string>,
  { signal, onProgress }: Saving,
): Promise<Map<string, PriceFailure>> {
  const failures = new Map<string, PriceFailure>();
  const now = await readPrices(
    client,
    changes.map(({ row }) => row.id),
    AT_ONCE,
  );
  let unreachable: unknown;
  const write = async ({ row, values }: RowChange): Promise<void> => {
    const variant = now.get(row.id);
    if (variant?.product_id == null) return void failures.set(row.id, { reason: "gone" });
    const theirs = priceRow(variant, "").values;
    for (const [column, mine] of values) {
      const there = theirs[column] ?? null;
      if (there !== (row.values[column] ?? null) && there !== mine)
        return void failures.set(row.id, { reason: "changed" });
    }
    const prices = priceBody(variant.prices ?? [], values, regions);
    if (!prices) return void failures.set(row.id, { reason: "needsCurrency" });
    try {
      await adminUpdateVariant(client, {
        id: variant.product_id,
        variant_id: row.id,
        body: { prices },
        // The answer is a whole product, of which nothing is needed.
        query: { fields: "id", expand: "" },
      });
    } catch (error) {
      failures.set(row.id, { error });
      if (error instanceof ConnectionError) unreachable = error;
    }
  };
  let done = 0;
  await eachAtOnce(changes, AT_ONCE, async (change) => {
    // Without a connection the others would only take as long to fail.
    if (unreachable !== undefined) failures.set(change.row.id, { error: unreachable });
    else if (signal.aborted) failures.set(change.row.id, { reason: "stopped" });
    else await write(change);
    onProgress((done += 1));
  });
  return failures;
}

/** What was not saved, by variant and in words; by then everything shows what the server has. */
export function useSavePrices(): (
  changes: readonly RowChange[],
  regions: ReadonlySet<string>,
  how: Saving,
) => Promise<ReadonlyMap<string, string>> {
  const { t } = useTranslation("products");
  const { t: words } = useTranslation("common");
  const client = useClient();
  const queries = useQueryClient();
  return async (changes, regions, how) => {
    const failures = await savePrices(client, changes, regions, how);
    await Promise.all(
      // One refetch for all that was written, not one for each variant.
      [queryKey(adminListProducts), queryKey(adminListVariants), queryKey(adminListPriceLists)].map(
        (key) => queries.invalidateQueries({ queryKey: key.slice(0, 2) }),
      ),
    );
    return new Map(
      [...failures].map(([id, { reason, error }]) => [
        id,
        reason ? t(`prices.${reason}`) : problemOf(error, words).message,
      ]),
    );
  };
}
