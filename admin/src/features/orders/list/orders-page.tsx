import { useTranslation } from "react-i18next";
import { ListPage } from "../../../patterns/list.ts";
import { orders } from "../../../resources/orders.ts";
import { useOrderColumns } from "./order-columns.tsx";

/** What the tabs of the list show, as its address says it. Home counts by the same. */
const views = {
  fulfill: "?status=pending&fulfillment=not_fulfilled,partially_fulfilled",
  capture: "?status=pending&payment=awaiting",
  return: "?returns=requested",
  open: "?status=pending",
} as const;

export function OrdersPage() {
  const { t } = useTranslation("orders");
  return (
    <ListPage
      resource={orders}
      columns={useOrderColumns()}
      views={(["fulfill", "capture", "return", "open"] as const).map((view) => ({
        label: t(`views.${view}`),
        search: views[view],
      }))}
    />
  );
}
