import { privateHead } from "../../../lib/head.ts";
import { useOrder } from "@countertop/sdk/react";
import { usePurchaseEvent } from "@countertop/storefront-kit/analytics";
import { Suspense } from "react";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { AddressLines } from "../../../components/address-lines.tsx";
import { heading, stack } from "../../../components/layout.ts";
import { Parcels } from "../../../components/parcels.tsx";
import { OrderReturns } from "../../../components/order-returns.tsx";
import { OrderLines } from "../../../components/order-lines.tsx";
import { Failure, Loading } from "../../../components/states.tsx";
import { DescriptionList } from "../../../components/description-list.tsx";
import { Totals } from "../../../components/totals.tsx";
import { report } from "../../../lib/analytics.ts";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import { hasSignedIn } from "../../../lib/signed-in.ts";
import { deliveryText, parcelsOf, paymentText, useFormatDate } from "../../../lib/order-status.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/orders/$id/")({
  validateSearch: ({ placed }): { placed?: true } =>
    String(placed) === "true" ? { placed: true } : {},
  head: ({ match }) => privateHead(match, "Orders"),
  ssr: false,
  component: OrderPage,
});

const ClaimOrder = lazyWithRetry(() => import("../../../components/claim-order.tsx"));

/** An order's page: the confirmation after a purchase, or later, from the account or the search for an order number. */
function OrderPage() {
  const { t } = useTranslation();
  const { id } = Route.useParams();
  const { placed = false } = Route.useSearch();
  const { data, error, refetch } = useOrder({ id });
  const order = data?.order;
  const formatDate = useFormatDate();
  usePageTitle(order && t("Order {number}", { number: String(order.display_id) }));
  // Reports a purchase only for a new order, not when a customer views an order again.
  usePurchaseEvent(placed ? order : undefined, report);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!order) return <Loading label={t("Loading the order")} />;
  const number = String(order.display_id);
  const parcels = parcelsOf(order);
  return (
    <>
      <h1 className={heading}>{placed ? t("Thank you") : t("Order {number}", { number })}</h1>
      <p className={css({ color: "muted", marginTop: "8" })}>
        {placed
          ? t("Your order has the number {number}. A confirmation goes to {email}.", {
              number,
              email: order.email,
            })
          : t("Placed on {date}", { date: formatDate(order.created_at) })}
      </p>
      <div
        className={css({
          display: "grid",
          gap: { base: "24", lg: "64" },
          marginTop: "24",
          gridTemplateColumns: { lg: "minmax(0, 1fr) 22rem" },
          alignItems: "start",
        })}
      >
        <div className={stack}>
          <OrderLines items={order.items} region={order.region} />
          {placed && (
            <div>
              <Link from="/$locale" to="/$locale/products" className={button()}>
                {t("Continue shopping")}
              </Link>
            </div>
          )}
          <OrderReturns order={order} />
          {hasSignedIn() && (
            <Suspense>
              <ClaimOrder order={order} />
            </Suspense>
          )}
        </div>
        <section aria-label={t("Summary")} className={`${card()} ${stack}`}>
          <Totals of={order} currency={order.currency_code} />
          <DescriptionList
            of={[
              [t("Payment"), paymentText(order, t)],
              [t("Delivery"), deliveryText(order, t)],
              ...(parcels.length > 0
                ? ([[t("Tracking number"), <Parcels key="parcels" of={parcels} />]] as const)
                : []),
              [
                t("By"),
                order.shipping_methods
                  .map(({ shipping_option }) => shipping_option?.name)
                  .join(", "),
              ],
              [t("To"), <AddressLines key="to" address={order.shipping_address} />],
            ]}
          />
        </section>
      </div>
    </>
  );
}
