import { adminListReservations } from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, chunk, forEachConcurrently } from "../../../lib/concurrency.ts";
import { useFeature } from "../../../patterns/page.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IDS, type Reservation } from "../fulfillments/stock.ts";
import type { Order } from "../order.ts";

/** The reservations of the orders' lines, which determine the location that a line ships from. */
export function useReserved(orders: readonly Order[]) {
  const client = useClient();
  const ids = orders.flatMap(({ items = [] }) => items.map(({ id }) => id));
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: [...queryKey(adminListReservations, {}), "printed", ids],
    queryFn: async ({ signal }): Promise<Reservation[]> => {
      const found: Reservation[] = [];
      await forEachConcurrently(chunk(ids, IDS), CONCURRENCY, async (line_item_id) => {
        const query = { line_item_id, limit: 1000 };
        found.push(...(await adminListReservations(client, { query }, { signal })).reservations);
      });
      return found;
    },
    enabled: useFeature("inventoryService") && ids.length > 0,
    // Always stale, because other operators reserve in the meantime.
    staleTime: 0,
  });
  const failed = error && { error, onRetry: () => void refetch() };
  return { reservations: data ?? [], isLoaded: fetchStatus === "idle" && !error, failed };
}

/** Asks whether to print notes. They are left out by default, because operators write them for each other. */
export function NotesChoice(props: { checked: boolean; onCheckedChange(checked: boolean): void }) {
  const { t } = useTranslation("order-print");
  return <Checkbox label={t("withNotes")} hint={t("withNotesHint")} {...props} />;
}
