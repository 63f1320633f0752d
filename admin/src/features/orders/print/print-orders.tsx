import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ListOverlayProps } from "../../../patterns/list.ts";
import { ErrorState, useFormat } from "../../../patterns/page.ts";
import type { SearchOf } from "../../../patterns/resource.ts";
import type { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import {
  type ChosenOrders,
  MOST_ORDERS,
  readChosenOrders,
  useChosenOrders,
} from "../list/chosen-orders.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { PickList } from "./pick-list.tsx";
import { slipLines } from "./pick-lines.ts";
import { PrintModal } from "./print-modal.tsx";

type Search = SearchOf<typeof orders>;
/** Requests only fields that the sheets show. */
const query = {
  fields: "id,display_id,email,created_at,currency_code",
  expand: "items,items.variant,shipping_address,customer,shipping_methods.shipping_option",
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
    return (
      <PrintModal
        title={t(what)}
        ready={data !== undefined && data.orders.length > 0}
        controls={
          data !== undefined &&
          data.total > data.orders.length && (
            <Alert tone="warning">{t("cut", { value: format.number(MOST_ORDERS) })}</Alert>
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
