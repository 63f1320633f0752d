import { privateHead } from "../../../lib/head.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useCustomerOrders } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { AccountGate } from "../../../components/account-gate.tsx";
import { heading } from "../../../components/layout.ts";
import { Pager } from "../../../components/pager.tsx";
import { Empty, Failure, Loading } from "../../../components/states.tsx";
import { readFilters } from "../../../lib/catalog.ts";
import { useMoney } from "../../../lib/money.ts";
import { deliveryText, useFormatDate } from "../../../lib/order-status.ts";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

const PAGE_SIZE = 10;

export const Route = createFileRoute("/$locale/account/orders")({
  validateSearch: readFilters,
  head: ({ match }) => privateHead(match, "Orders"),
  ssr: false,
  component: OrdersPage,
});

function OrdersPage() {
  return (
    <AccountGate>
      <Orders />
    </AccountGate>
  );
}

function Orders() {
  const { t } = useTranslation();
  const { money } = useMoney();
  const formatDate = useFormatDate();
  const { page = 1 } = Route.useSearch();
  const query = useCustomerOrders(
    { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  );
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading label={t("Loading your orders")} />;
  const { orders } = query.data;
  if (orders.length === 0)
    return (
      <Empty level={1} title={t("No orders yet")}>
        <Link from="/$locale" to="/$locale/products" className={button()}>
          {t("See everything we sell")}
        </Link>
      </Empty>
    );
  return (
    <>
      <h1 className={heading}>{t("Orders")}</h1>
      <ul className={css({ marginTop: "16" })}>
        {orders.map((order) => (
          <li key={order.id} className={line}>
            <Link
              from="/$locale"
              to="/$locale/orders/$id"
              params={{ id: order.id }}
              className={css({
                textStyle: "subheading",
                "&::after": { content: '""', position: "absolute", inset: "0" },
              })}
            >
              {t("Order {number}", { number: String(order.display_id) })}
            </Link>
            <span className={css({ color: "muted", textStyle: "small" })}>
              {formatDate(order.created_at)} · {deliveryText(order, t)}
            </span>
            <span className={css({ marginInlineStart: "auto", textStyle: "label" })}>
              {money(order.total, order.currency_code)}
            </span>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(query.data.count / PAGE_SIZE)} />
    </>
  );
}

const line = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  columnGap: "24",
  alignItems: "center",
  minHeight: "64",
  paddingBlock: "12",
  borderBottom: "line",
  _hover: { background: "sand" },
});
