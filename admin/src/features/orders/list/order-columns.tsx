import { css } from "#styled/css";
import type { Order } from "@countertop/sdk/types";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Column, useColumns } from "../../../patterns/list.ts";
import {
  FulfillmentStatusBadge,
  OrderStatusBadge,
  PaymentStatusBadge,
  RowLink,
  useFormat,
  useLacks,
} from "../../../patterns/page.ts";
import { buyerOf, orders } from "../../../resources/orders.ts";
import { shownPaymentStatus } from "../../../resources/order-balance.ts";
import { lateDays } from "../order.ts";

export function useOrderColumns(): readonly Column<Order>[] {
  const { t } = useTranslation(["orders", "common"]);
  const columns = useColumns(orders);
  const format = useFormat();
  const withoutChannels = useLacks("sales_channels");
  return useMemo(() => {
    const countryName = (code: string | null | undefined) =>
      code ? format.country(code) : undefined;
    return [
      {
        id: "number",
        header: t("list.columnNumber"),
        order: "display_id",
        fixed: true,
        width: "88px",
        skeleton: "48px",
        csv: ({ display_id }) => display_id,
        cell: (order) => (
          <span className={numbered}>
            <RowLink to="/a/orders/$id" params={{ id: order.id }}>
              {orders.nameOf(order)}
            </RowLink>
            {order.status !== "pending" && <OrderStatusBadge status={order.status} />}
          </span>
        ),
      },
      columns.created({ header: t("list.columnDate"), priority: 3, phone: true }),
      columns.text("customer", t("list.columnCustomer"), buyerOf, {
        kind: "person",
        hidden: false,
        phone: "title",
        grow: true,
      }),
      columns.text("email", t("list.columnEmail"), ({ email }) => email, {
        kind: "email",
        order: "email",
      }),
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
        priority: 2,
        phone: true,
        width: "128px",
        skeleton: "72px",
        csv: (order) => t(`paymentStatus.${shownPaymentStatus(order)}`),
        cell: (order) => <PaymentStatusBadge status={shownPaymentStatus(order)} />,
      },
      {
        id: "fulfillment",
        header: t("list.columnFulfillment"),
        phone: true,
        width: "150px",
        skeleton: "88px",
        csv: ({ fulfillment_status }) => t(`fulfillmentStatus.${fulfillment_status}`),
        cell: (order) => (
          <FulfillmentStatusBadge
            status={order.fulfillment_status}
            late={lateDays(order) !== undefined}
          />
        ),
      },
      ...(withoutChannels
        ? []
        : [
            columns.text(
              "channel",
              t("list.columnChannel"),
              ({ sales_channel }) => sales_channel?.name,
              { hidden: false, priority: 5 },
            ),
          ]),
      columns.text(
        "country",
        t("list.columnCountry"),
        ({ shipping_address }) => countryName(shipping_address?.country_code),
        {
          hidden: false,
          priority: 4,
          width: "132px",
        },
      ),
      columns.number("total", t("list.columnTotal"), ({ total }) => total, {
        kind: "money",
        width: "112px",
        skeleton: "64px",
        cell: ({ total, currency_code }) =>
          total === undefined ? "" : format.money(total, currency_code),
      }),
      columns.updated(),
      columns.id(),
    ];
  }, [t, columns, format, withoutChannels]);
}

const numbered = css({ display: { base: "contents", md: "flex" }, flexWrap: "wrap", gap: "4 8" });
