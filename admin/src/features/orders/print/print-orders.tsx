import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveOrder } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import { collect, type ListOverlayProps } from "../../../patterns/list.ts";
import { ErrorState, useFormat } from "../../../patterns/page.ts";
import type { SearchOf } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { PrintedOrders } from "../list/order-list-actions.tsx";
import { type Order, wholeOrder } from "../order.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { PickList } from "./pick-list.tsx";
import { slipLines } from "./pick-lines.ts";
import { PrintModal } from "./print-modal.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The orders that were selected when the print dialog was opened. */
    printedOrders?: PrintedOrders;
  }
}

type Search = SearchOf<typeof orders>;
/** Limit that keeps the stack of paper manageable. */
const MOST = 100;
const everything: PrintedOrders = { all: true, ids: [] };
/** Only fields that the sheets show. */
const query = {
  fields: "id,display_id,email,created_at,currency_code",
  expand: "items,items.variant,shipping_address,customer,shipping_methods.shipping_option",
};

/** The printed orders, in the order of the list. The server returns complete orders only one at a time. */
async function printed(
  client: HttpClient,
  search: Search,
  { all, ids }: PrintedOrders,
  signal: AbortSignal,
): Promise<{ orders: Order[]; total: number }> {
  const chosen = all
    ? await collect(
        async (paging) => {
          const answer = await orders
            .listQuery(client, search, paging)
            .queryFn({ signal } as never);
          return orders.pageOf(answer, search, paging);
        },
        { signal, most: MOST + ids.length },
      ).then(({ rows, total }) => ({
        ids: rows.map(({ id }) => id).filter((id) => !ids.includes(id)),
        total: total - ids.length,
      }))
    : { ids, total: ids.length };
  const wanted = chosen.ids.slice(0, MOST);
  const found = new Map<string, Order>();
  await forEachConcurrently(wanted, CONCURRENCY, async (id) => {
    const options = queryOptions(client, adminRetrieveOrder, { id, query });
    found.set(id, wholeOrder((await options.queryFn({ signal } as never)).order));
  });
  return { orders: wanted.flatMap((id) => found.get(id) ?? []), total: chosen.total };
}

const printing = (what: "slips" | "pick") =>
  function PrintOrders({ search, onClose }: ListOverlayProps<Search>) {
    const { t } = useTranslation("order-print");
    const format = useFormat();
    const client = useClient();
    const chosen = useLocation({ select: ({ state }) => state.printedOrders }) ?? everything;
    const { data, error, refetch } = useQuery({
      queryKey: ["admin", "orders", "printed", search, chosen],
      queryFn: ({ signal }) => printed(client, search, chosen, signal),
    });
    return (
      <PrintModal
        title={t(what)}
        ready={data !== undefined && data.orders.length > 0}
        controls={
          data !== undefined &&
          data.total > data.orders.length && (
            <Alert tone="warning">{t("cut", { value: format.number(MOST) })}</Alert>
          )
        }
        onClose={onClose}
      >
        {data === undefined ? (
          error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="480px" />
          )
        ) : what === "pick" ? (
          <PickList orders={data.orders} />
        ) : (
          data.orders.map((order) => (
            <PackingSlip key={order.id} order={order} lines={slipLines(order)} />
          ))
        )}
      </PrintModal>
    );
  };

export const PrintSlips = printing("slips");
export const PrintPickList = printing("pick");
