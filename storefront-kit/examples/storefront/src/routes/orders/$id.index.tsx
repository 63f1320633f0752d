import { useOrder } from "@countertop/sdk/react";
import { usePurchaseEvent } from "@countertop/storefront-kit/analytics";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { AddressLines } from "../../components/address-lines.tsx";
import { heading, stack } from "../../components/layout.ts";
import { Parcels } from "../../components/parcels.tsx";
import { OrderReturns } from "../../components/order-returns.tsx";
import { OrderLines } from "../../components/order-lines.tsx";
import { Failure, Loading } from "../../components/states.tsx";
import { DescriptionList } from "../../components/description-list.tsx";
import { Totals } from "../../components/totals.tsx";
import { report } from "../../lib/analytics.ts";
import { deliveryText, parcelsOf, paymentText, useFormatDate } from "../../lib/order-status.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Link, useParams, useSearch } from "../../lib/router.tsx";
import { useTranslate } from "../../lib/translate.ts";

/** The page of an order: as a confirmation, from the account, or found by its number. */
export default function OrderPage() {
  const t = useTranslate();
  const { id } = useParams("/orders/$id");
  const placed = useSearch()["placed"] === "true";
  const { data, error, refetch } = useOrder({ id });
  const order = data?.order;
  const formatDate = useFormatDate();
  usePageTitle(order && t("Order {number}", { number: String(order.display_id) }));
  // Viewing an order again doesn't count as a purchase.
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
              <Link to="/products" className={button()}>
                {t("Go on shopping")}
              </Link>
            </div>
          )}
          <OrderReturns order={order} />
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
