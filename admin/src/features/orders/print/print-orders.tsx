import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListOverlayProps } from "../../../patterns/list.ts";
import { ErrorState, useFormat } from "../../../patterns/page.ts";
import { PrintModal } from "../../../patterns/paper.ts";
import { type SearchOf, withParents } from "../../../patterns/resource.ts";
import type { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import {
  type ChosenOrders,
  MOST_ORDERS,
  readChosenOrders,
  useChosenOrders,
} from "../list/chosen-orders.ts";
import { NotesChoice, useReserved } from "./choices.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { PickList } from "./pick-list.tsx";
import { slipsToPrint } from "./pick-lines.ts";

type Search = SearchOf<typeof orders>;
/** Requests only fields that the sheets show. */
const query = {
  fields: "id,display_id,email,created_at,currency_code,sales_channel_id",
  expand: withParents([
    "items.variant.inventory_items,shipping_address,customer,shipping_methods.shipping_option",
    ...["", "swaps.", "claims."].map(
      (of) => `${of}fulfillments.items,${of}fulfillments.tracking_links`,
    ),
    "swaps.additional_items.variant,claims.additional_items.variant",
  ]).join(),
};

const everything: ChosenOrders = { all: true, ids: [] };
const printing = (what: "slips" | "pick") =>
  function PrintOrders({ search, onClose }: ListOverlayProps<Search>) {
    const { t } = useTranslation("order-print");
    const format = useFormat();
    const client = useClient();
    const chosen = useChosenOrders(everything);
    const { data, error, refetch } = useQuery({
      queryKey: ["admin", "orders", "printed", search, chosen],
      queryFn: ({ signal }) => readChosenOrders(client, search, chosen, query, signal),
    });
    const { reservations, isLoaded, ...reserved } = useReserved(data?.orders ?? []);
    const failed = error && !data ? { error, onRetry: () => void refetch() } : reserved.failed;
    const [notes, setNotes] = useState(false);
    return (
      <PrintModal
        title={t(what)}
        action={t("title")}
        ready={data !== undefined && data.orders.length > 0 && isLoaded}
        controls={
          <>
            {data !== undefined && data.total > data.orders.length && (
              <Alert tone="warning">{t("cut", { value: format.number(MOST_ORDERS) })}</Alert>
            )}
            {what === "slips" && <NotesChoice checked={notes} onCheckedChange={setNotes} />}
          </>
        }
        onClose={onClose}
      >
        {failed ? (
          <ErrorState {...failed} />
        ) : data === undefined ? (
          <Skeleton height="480px" />
        ) : what === "pick" ? (
          <PickList orders={data.orders} reservations={reservations} />
        ) : (
          data.orders.flatMap((order) =>
            slipsToPrint(order).map((slip) => (
              <PackingSlip
                key={`${order.id} ${slip.id}`}
                {...{ order, slip, reservations, notes }}
              />
            )),
          )
        )}
      </PrintModal>
    );
  };

export const PrintSlips = printing("slips");
export const PrintPickList = printing("pick");
