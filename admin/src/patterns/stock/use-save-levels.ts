import { ApiError } from "@countertop/sdk";
import { adminUpdateInventoryItemLocationLevel } from "@countertop/sdk/operations";
import { useClient, useOperationWriter, useRevalidate } from "@countertop/sdk/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import type { Saving } from "../grid/grid-modal.tsx";
import { saveFromNow, type RowFailure } from "../grid/save-rows.ts";
import type { RowChange } from "../grid/sheet.ts";
import { readItems, writeLevel } from "./level-queries.ts";
import {
  columnOf,
  levelOf,
  sentKey,
  stockSteps,
  type Count,
  type SentChanges,
  type StockReason,
} from "./levels.ts";

/**
 * Returns a function that saves rows. Once all views show the server's levels, it resolves to the rows that weren't saved, with
 * the reasons. If the response to a relative change such as +12 was lost, saving again doesn't apply the change twice, unless
 * the caller checks for lost responses itself (`checksLost`).
 */
export function useSaveLevels({ checksLost = false } = {}): (
  changes: readonly RowChange[],
  /** Undefined if no dialog shows the progress. */
  how?: Saving,
  /** Returns the id of a row's inventory item. */
  itemOf?: (row: string) => string | undefined,
) => Promise<ReadonlyMap<string, string>> {
  const client = useClient();
  const write = useOperationWriter();
  const settle = useRevalidate();
  const say = useStockReasons();
  const sent = useRef<SentChanges>(new Map());
  return async (changes, how, itemOf = (row) => row) => {
    if (checksLost) sent.current.clear();
    type Now = Awaited<ReturnType<typeof readItems>>;
    const read = (ids: readonly string[]) =>
      readItems(
        client,
        ids.flatMap((id) => itemOf(id) ?? []),
      );
    const forget = ({ row, values }: RowChange) => {
      for (const column of values.keys())
        sent.current.delete(sentKey(itemOf(row.id) ?? "", column));
    };
    const failures = await saveFromNow<Now, StockReason>(
      changes,
      how,
      read,
      async (change, now) => {
        const item = now.get(itemOf(change.row.id) ?? "");
        const { steps, reason } = stockSteps(change, item, sent.current);
        let removed = false;
        // Runs the steps one after another, because two concurrent writes to the same item would conflict.
        for (const step of steps) {
          const at =
            item && levelOf([item], { item: item.id, location: step.location })?.updated_at;
          const columns = Object.entries(step.body).map(([count, to]) => {
            const column = columnOf(step.location, count as Count);
            const key = sentKey(step.item, column);
            const by = change.by?.get(column);
            if (by === undefined) sent.current.delete(key);
            else sent.current.set(key, { by, from: to - by, to, at });
            return key;
          });
          try {
            removed = !(await writeLevel(write, step)) || removed;
          } catch (error) {
            if (error instanceof ApiError && error.status < 500)
              columns.forEach((key) => sent.current.delete(key));
            throw error;
          }
        }
        // Only now, because another step's lost response makes the caller save this step again, too.
        forget(change);
        return removed ? "removed" : reason;
      },
      // After a lost response, the change is stored if nothing remains to be written.
      checksLost
        ? undefined
        : (change, now) => {
            const item = now.get(itemOf(change.row.id) ?? "");
            const { steps, reason } = stockSteps(change, item, sent.current);
            const isStored = steps.length === 0 && reason === undefined;
            if (isStored) forget(change);
            return isStored;
          },
    );
    // Refetches the levels, because other operators may have changed rows that the user didn't edit.
    await settle(adminUpdateInventoryItemLocationLevel);
    return say(failures);
  };
}

/** Returns texts for the reasons why rows weren't saved. */
export function useStockReasons() {
  const { t } = useTranslation(["stock-levels", "common"]);
  const { t: tCommon } = useTranslation("common");
  return (failures: ReadonlyMap<string, RowFailure<StockReason>>): ReadonlyMap<string, string> =>
    new Map(
      [...failures].map(([id, { reason, error }]) => [
        id,
        reason ? t(`reasons.${reason}`) : problemOf(error, tCommon).message,
      ]),
    );
}
