"use client";
import { ApiError } from "@countertop/sdk";
import { useOrder } from "@countertop/sdk/react";
import { lineAmount } from "@countertop/storefront-kit/parts";
import Link from "next/link";
import { deliveryText, paymentText } from "@/lib/order-texts";
import { Address } from "./address";
import { ClaimOrder } from "./claim-order";
import { ErrorText } from "./error-text";
import { OrderReturns } from "./order-returns";
import { useShop } from "./shop-context";
import { Totals, useMoney } from "./totals";

/** An order: the confirmation after a purchase, or later, from the account or the search for an order. */
export function OrderView({ id, placed }: { id: string; placed: boolean }) {
  const { place, language, t } = useShop();
  const money = useMoney();
  const { data, error } = useOrder({ id });
  const order = data?.order;
  if (error instanceof ApiError && error.status === 404)
    return <h1>{t("This order doesn't exist.")}</h1>;
  if (error) return <ErrorText error={error} />;
  if (!order) return <p role="status">{t("Loading")}</p>;
  const number = order.display_id;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(
    new Date(order.created_at),
  );
  const basis = order.region?.includes_tax ? "tax-included" : "before-tax";
  const parcels = (order.fulfillments ?? [])
    .filter(({ canceled_at }) => canceled_at === null)
    .flatMap(({ tracking_links = [] }) => tracking_links);
  return (
    <>
      <h1>{placed ? t("Thank you") : t("Order {number}", { number })}</h1>
      <p>
        {placed
          ? t("Your order has the number {number}. A confirmation goes to {email}.", {
              number,
              email: order.email,
            })
          : t("Placed on {date}", { date })}
      </p>
      <div className="split">
        <div className="stack">
          <ul className="stack lines">
            {order.items?.map((item) => (
              <li key={item.id} className="line">
                <span dir="auto">
                  {item.quantity} × {item.title} <small>{item.description}</small>
                </span>
                <span>{money(lineAmount(item, basis), order.currency_code)}</span>
              </li>
            ))}
          </ul>
          <OrderReturns order={order} />
          <ClaimOrder order={order} />
          <Link href={`/${place}/products`} className="button">
            {t("Continue shopping")}
          </Link>
        </div>
        <section aria-label={t("Summary")} className="panel stack">
          <Totals of={order} currency={order.currency_code} />
          <dl className="facts">
            <div>
              <dt>{t("Payment")}</dt>
              <dd>{t(paymentText(order))}</dd>
            </div>
            <div>
              <dt>{t("Delivery")}</dt>
              <dd>{t(deliveryText(order))}</dd>
            </div>
            {parcels.map(({ id: key, tracking_number, url }) => (
              <div key={key}>
                <dt>{t("Tracking number")}</dt>
                <dd>
                  {url && /^https?:/.test(url) ? (
                    <a href={url}>{tracking_number}</a>
                  ) : (
                    tracking_number
                  )}
                </dd>
              </div>
            ))}
            <div>
              <dt>{t("To")}</dt>
              <dd>
                <Address of={order.shipping_address} />
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  );
}
