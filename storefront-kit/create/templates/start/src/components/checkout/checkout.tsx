import { useCart } from "@countertop/storefront-kit";
import { useCartTaxes } from "@countertop/storefront-kit/parts";
import { useEffect, useRef, type ReactNode } from "react";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { AddressStep } from "./address-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { heading, stack } from "../layout.ts";
import { Failure, Loading } from "../states.tsx";
import { Totals } from "../totals.tsx";
import { isReachable, reached } from "../../lib/checkout.ts";
import { STEPS, type Step } from "../../lib/checkout-steps.ts";
import { useTranslation } from "react-i18next";
import { useSearch } from "@tanstack/react-router";
import type { Text } from "../../lib/texts.ts";

const TITLES: Record<Step, Text> = {
  address: "Delivery address",
  delivery: "Delivery",
  payment: "Payment",
  review: "Review",
};

interface CheckoutProps {
  title: string;
  /** Opens a step, or without a step, the first unfinished one. */
  onStep: (step: Step | undefined) => void;
  /** Returns the URL to which a payment provider returns the customer, in any browser. */
  addressOfReturn: (cart: string) => string;
  /** Shown if the cart is empty or doesn't exist anymore. */
  children: ReactNode;
}

/** The steps of a checkout, for the cart of the nearest `CartProvider` or `LinkedCartProvider`. */
export function Checkout({ title: name, onStep: go, addressOfReturn, children }: CheckoutProps) {
  const { t } = useTranslation();
  // The step to which the visitor returned. Without one, the page shows the first unfinished step.
  const { step: wanted } = useSearch({ strict: false });
  const asked = STEPS.find((one) => one === wanted);
  const { cart: known, isLoading, error, order, status, paymentReturn } = useCart();
  const taxes = useCartTaxes({ enabled: !!known?.shipping_address?.address_1 });
  const { cart } = taxes;
  const current = cart && (asked && isReachable(asked, cart) ? asked : reached(cart));
  const title = useFocusOnStep(current);
  if (isLoading) return <Loading label={t("Loading your cart")} />;
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (!cart?.items.length || !current)
    return order || status === "retrying" || paymentReturn.status === "checking" ? (
      <Loading label={t("Looking for your order")} />
    ) : (
      children
    );
  // Opens the next unfinished step.
  const done = () => go(undefined);
  const forms: Record<Step, ReactNode> = {
    address: <AddressStep key={cart.region_id} cart={cart} onDone={done} />,
    delivery: <DeliveryStep cart={cart} onDone={done} />,
    payment: <PaymentStep cart={cart} returnTo={addressOfReturn(cart.id)} onDone={done} />,
    review: <ReviewStep cart={cart} taxes={taxes} onPayment={() => go("payment")} />,
  };
  return (
    <>
      <h1 className={heading}>{name}</h1>
      <div
        className={css({
          display: "grid",
          gap: { base: "24", lg: "48" },
          marginTop: "24",
          gridTemplateColumns: { lg: "minmax(0, 1fr) 22rem" },
          alignItems: "start",
        })}
      >
        <ol className={stack}>
          {STEPS.map((step, index) => (
            <li key={step} className={card()} aria-current={step === current ? "step" : undefined}>
              <div className={css({ display: "flex", justifyContent: "space-between", gap: "16" })}>
                <h2
                  {...(step === current && { ref: title, tabIndex: -1 })}
                  className={isReachable(step, cart) ? open : closed}
                >
                  {index + 1}. {t(TITLES[step])}
                </h2>
                {step !== current && step !== "review" && isReachable(step, cart) && (
                  <button
                    type="button"
                    className={button({ tone: "quiet" })}
                    aria-label={t("Change: {what}", { what: t(TITLES[step]) })}
                    onClick={() => go(step)}
                  >
                    {t("Change")}
                  </button>
                )}
              </div>
              {step === current && <div className={css({ marginTop: "16" })}>{forms[step]}</div>}
            </li>
          ))}
        </ol>
        <section aria-label={t("Summary")} className={`${card()} ${stack}`}>
          <ul className={css({ display: "grid", gap: "8", textStyle: "small" })}>
            {cart.items.map(({ id, title, description, quantity, is_return }) => (
              <li key={id}>
                {is_return && `${t("You return")}: `}
                {quantity} × <bdi>{title}</bdi>
                <span className={css({ color: "muted" })}>
                  , <bdi>{description}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <Totals of={cart} isTaxed={taxes.isKnown} currency={cart.region?.currency_code} />
        </section>
      </div>
    </>
  );
}

/** Moves the focus to the new step's title when the step changes. When the page opens, the focus stays at the top. */
function useFocusOnStep(step: Step | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && before.current !== step) title.current?.focus();
    before.current = step;
  }, [step]);
  return title;
}

const open = css({ textStyle: "subheading" });
const closed = css({ textStyle: "subheading", color: "muted" });
