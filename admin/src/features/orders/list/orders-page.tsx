import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { ListPage, NewRecords, ScanNotice } from "../../../patterns/list.ts";
import { useListState } from "../../../patterns/resource.ts";
import { MOST_SCANNED, orders } from "../../../resources/orders.ts";
import { PrintPickList, PrintSlips } from "../print/print-overlays.ts";
import { useOrderColumns } from "./order-columns.tsx";
import { useOrderListActions } from "./order-list-actions.tsx";
import { orderViews } from "./order-views.ts";

const OrderExport = lazyPart(() => import("./order-export.tsx"), "OrderExport");

const ShipOrders = lazyPart(
  () => import("./ship-orders.tsx"),
  "ShipOrders",
  "order-ship",
  "order-fulfillments",
);

export function OrdersPage() {
  const { t } = useTranslation(["orders", "order-list"]);
  const { open, search } = useListState(orders);
  return (
    <ListPage
      resource={orders}
      columns={useOrderColumns()}
      searched={t("order-list:search.fields")}
      notice={
        search.q !== "" || orders.clientFilter?.(search) ? (
          <ScanNotice
            resource={orders}
            text={({ formatted, total }, of) =>
              [
                t("order-list:search.looked", { formatted, total }),
                ...(of > MOST_SCANNED ? [t("order-list:search.narrow")] : []),
              ].join(" ")
            }
          />
        ) : (
          <NewRecords
            resource={orders}
            text={(value) => t("order-list:news", { value })}
            show={t("order-list:newsShow")}
          />
        )
      }
      actions={useOrderListActions((what, chosenOrders) => open(what, { chosenOrders }))}
      overlays={{ export: OrderExport, slips: PrintSlips, pick: PrintPickList, ship: ShipOrders }}
      tools={[
        {
          id: "export",
          label: t("order-list:export.title"),
          icon: <Download aria-hidden />,
          run: () => open("export"),
        },
      ]}
      views={(["fulfill", "late", "ship", "capture", "settle", "return", "open"] as const).map(
        (view) => ({ label: t(`views.${view}`), search: orderViews[view] }),
      )}
    />
  );
}
