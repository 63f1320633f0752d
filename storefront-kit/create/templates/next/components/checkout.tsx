"use client";
import { useCart } from "@countertop/storefront-kit";
import { useCartTaxes, useCheckout, type CheckoutStepName } from "@countertop/storefront-kit/parts";
import type { ReactNode } from "react";
import type { Text } from "@/texts";
import { AddressStep } from "./checkout-address";
import { DeliveryStep } from "./checkout-delivery";
import { PaymentStep } from "./checkout-payment";
import { ReviewStep } from "./checkout-review";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";
import { Totals } from "./totals";

const TITLES: Readonly<Record<CheckoutStepName, Text>> = {
  address: "Address",
  shipping: "Delivery",
  payment: "Payment",
  review: "Review",
};

interface CheckoutProps {
  title: string;
  /** Returns the path to which a payment provider returns the customer, in any browser. */
  returnTo: (cartId: string) => string;
  /** Shown if the cart is empty or doesn't exist anymore. */
  children: ReactNode;
}

/** The steps of a checkout, for the cart of the nearest `CartProvider` or `LinkedCartProvider`. */
export function Checkout({ title, returnTo, children }: CheckoutProps) {
  const { t } = useShop();
  const { cart: known, error, order, status, paymentReturn } = useCart();
  const taxes = useCartTaxes({ enabled: !!known?.shipping_address?.address_1 });
  const { cart } = taxes;
  const checkout = useCheckout();
  const { steps, current, isLoading, next, goTo, bought } = checkout;
  const isSought = order || status === "retrying" || paymentReturn.status === "checking";
  if (isLoading) return <p role="status">{t("Loading")}</p>;
  if (error) return <ErrorText error={error} />;
  if (!cart?.items.length || !current) {
    if (paymentReturn.status === "exchanged" || bought?.type === "swap")
      return <p role="status">{t("Your exchange is confirmed.")}</p>;
    return isSought || bought?.type === "order" ? (
      <p role="status">{t("Looking for your order")}</p>
    ) : (
      children
    );
  }
  const forms: Readonly<Record<CheckoutStepName, ReactNode>> = {
    address: <AddressStep key={cart.region_id} cart={cart} onDone={next} />,
    shipping: <DeliveryStep cart={cart} onDone={next} />,
    payment: <PaymentStep cart={cart} returnTo={returnTo(cart.id)} onDone={next} />,
    review: (
      <ReviewStep cart={cart} taxes={taxes} checkout={checkout} onPayment={() => goTo("payment")} />
    ),
  };
  return (
    <>
      <h1>{title}</h1>
      <div className="split">
        <ol className="stack steps">
          {steps.map((step, index) => {
            const isCurrent = step.name === current.name;
            return (
              <li
                key={step.name}
                className="panel stack"
                aria-current={isCurrent ? "step" : undefined}
              >
                <h2 {...(isCurrent && checkout.getHeadingProps())}>
                  {index + 1}. {t(TITLES[step.name])}{" "}
                  {!isCurrent && step.isReachable && (
                    <button
                      {...checkout.getStepProps(step)}
                      className="quiet"
                      aria-label={t("Change: {what}", { what: t(TITLES[step.name]) })}
                    >
                      {t("Change")}
                    </button>
                  )}
                </h2>
                {isCurrent && forms[step.name]}
              </li>
            );
          })}
        </ol>
        <section aria-label={t("Summary")} className="panel stack">
          <ul className="stack">
            {cart.items.map(({ id, title: name, description, quantity, is_return }) => (
              <li key={id} dir="auto">
                {is_return && `${t("You return")}: `}
                {quantity} × {name} <small>{description}</small>
              </li>
            ))}
          </ul>
          <Totals of={cart} isTaxed={taxes.isKnown} currency={cart.region?.currency_code} />
        </section>
      </div>
    </>
  );
}
