import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { ListPage } from "../../../patterns/list.ts";
import { useCommands } from "../../../patterns/page.ts";
import { useListState } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";
import { Button } from "../../../ui/button.tsx";
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
  const { t } = useTranslation("orders");
  const { open } = useListState(orders);
  return (
    <ListPage
      resource={orders}
      columns={useOrderColumns()}
      actions={useOrderListActions((what, chosenOrders) => open(what, { chosenOrders }))}
      overlays={{ export: OrderExport, slips: PrintSlips, pick: PrintPickList, ship: ShipOrders }}
      tools={(openTool) => <Export onOpen={() => openTool("export")} />}
      views={(["fulfill", "capture", "settle", "return", "open"] as const).map((view) => ({
        label: t(`views.${view}`),
        search: orderViews[view],
      }))}
    />
  );
}

function Export({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation("order-list");
  const icon = <Download aria-hidden />;
  useCommands([
    { id: "orders.export", group: "list", label: t("export.title"), icon, run: onOpen },
  ]);
  return (
    <Button icon={icon} onClick={onOpen}>
      {t("export.start")}
    </Button>
  );
}
