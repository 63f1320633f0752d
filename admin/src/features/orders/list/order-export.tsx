import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { ServerExport } from "../../../patterns/server-export.ts";
import type { SearchOf } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";

export interface OrderExportProps {
  search: SearchOf<typeof orders>;
  onClose(): void;
}

/** Exports the orders in the list. The server creates the file. */
export function OrderExport({ search, onClose }: OrderExportProps) {
  const { t } = useTranslation(["order-list", "orders"]);
  const client = useClient();
  const filters = orders.filterQuery(search);
  return (
    <ServerExport
      title={t("export.title")}
      text={(count, value) =>
        t("export.what", { orders: t("orders:list.count", { count, value }) })
      }
      notes={[t("export.rows")]}
      limit={(most) => t("export.limit", { most })}
      start={t("export.start")}
      leave={t("export.leave")}
      queryKey={orders.listQuery(client, search).queryKey}
      fetchPage={async (paging, signal) => {
        const answer = await orders.listQuery(client, search, paging).queryFn({ signal });
        const { rows, count } = orders.pageOf(answer, search, paging);
        return { rows: rows.map(({ id }) => id), count };
      }}
      byIds={search.q !== "" || orders.clientFilter?.(search) !== undefined}
      job={(id) => ({
        type: "order-export",
        context: { order: search.order, filterable_fields: id ? { id: [...id] } : filters },
      })}
      onClose={onClose}
    />
  );
}
