import { useCustomerOrderPages } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { AccountGate } from "../../components/account-gate.tsx";
import { heading } from "../../components/layout.ts";
import { Pager } from "../../components/pager.tsx";
import { Empty, Failure, Loading } from "../../components/states.tsx";
import { useMoney } from "../../lib/money.ts";
import { deliveryText, useFormatDate } from "../../lib/order-status.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Link } from "../../lib/router.tsx";
import { useTranslate } from "../../lib/translate.ts";

export default function OrdersPage() {
  return (
    <AccountGate>
      <Orders />
    </AccountGate>
  );
}

function Orders() {
  const t = useTranslate();
  const { money } = useMoney();
  const formatDate = useFormatDate();
  usePageTitle(t("Orders"));
  const { query, orders, page, pageCount, setPage } = useCustomerOrderPages();
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading label={t("Loading your orders")} />;
  if (orders.length === 0)
    return (
      <Empty level={1} title={t("No orders yet")}>
        <Link to="/products" className={button()}>
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
              to="/orders/$id"
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
      <Pager page={page + 1} pages={pageCount} onPage={(next) => setPage(next - 1)} />
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
