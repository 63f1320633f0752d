import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Column, useColumns } from "../../../patterns/list.ts";
import { RowLink, useFormat } from "../../../patterns/page.ts";
import { customers } from "../../../resources/customers.ts";
import { orders } from "../../../resources/orders.ts";
import type { adminListOrders } from "@countertop/sdk/operations";
import { FulfillmentStatusBadge, OrderStatusBadge, PaymentStatusBadge } from "../order-status.tsx";

export type ListedOrder = Awaited<ReturnType<typeof adminListOrders>>["orders"][number];

export function useOrderColumns(): readonly Column<ListedOrder>[] {
  const { t } = useTranslation("orders");
  const columns = useColumns(orders);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "number",
        header: t("list.columnNumber"),
        order: "display_id",
        fixed: true,
        skeleton: "48px",
        csv: ({ display_id }) => display_id,
        cell: (order) => (
          <RowLink to="/a/orders/$id" params={{ id: order.id }}>
            {orders.nameOf(order)}
          </RowLink>
        ),
      },
      columns.created(),
      columns.text(
        "customer",
        t("list.columnCustomer"),
        ({ customer, email }) => (customer ? customers.nameOf(customer) : email),
        { hidden: false, phone: true },
      ),
      {
        id: "status",
        header: t("list.columnStatus"),
        hidden: true,
        width: "128px",
        skeleton: "72px",
        csv: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => <OrderStatusBadge status={status} />,
      },
      {
        id: "payment",
        header: t("list.columnPayment"),
        width: "128px",
        skeleton: "72px",
        csv: ({ payment_status }) => t(`paymentStatus.${payment_status}`),
        cell: ({ payment_status }) => <PaymentStatusBadge status={payment_status} />,
      },
      {
        id: "fulfillment",
        header: t("list.columnFulfillment"),
        width: "150px",
        skeleton: "88px",
        csv: ({ fulfillment_status }) => t(`fulfillmentStatus.${fulfillment_status}`),
        cell: ({ fulfillment_status }) => <FulfillmentStatusBadge status={fulfillment_status} />,
      },
      columns.text("channel", t("list.columnChannel"), ({ sales_channel }) => sales_channel?.name, {
        hidden: false,
        from: "xl",
      }),
      columns.number("total", t("list.columnTotal"), ({ total }) => total, {
        width: "120px",
        skeleton: "64px",
        cell: ({ total, currency_code }) =>
          total === undefined ? "" : format.money(total, currency_code),
      }),
      columns.updated(),
      columns.id(),
    ],
    [t, columns, format],
  );
}
