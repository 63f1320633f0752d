import { useCart } from "@countertop/storefront-kit";
import { useCheckoutEvent } from "@countertop/storefront-kit/analytics";
import { useEffect, useRef, type ReactNode } from "react";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { addressOf } from "../lib/address.ts";
import { AddressStep } from "../components/checkout/address-step.tsx";
import { DeliveryStep } from "../components/checkout/delivery-step.tsx";
import { PaymentNews } from "../components/checkout/payment-news.tsx";
import { PaymentStep } from "../components/checkout/payment-step.tsx";
import { ReviewStep } from "../components/checkout/review-step.tsx";
import { heading, stack } from "../components/layout.ts";
import { Empty, Failure, Loading } from "../components/states.tsx";
import { Totals } from "../components/totals.tsx";
import { report } from "../lib/analytics.ts";
import { isReachable, reached } from "../lib/checkout.ts";
import { STEPS, type Step } from "../lib/checkout-steps.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useTranslate } from "../lib/translate.ts";
import { Link, useNavigate, useSearch } from "../lib/router.tsx";
import type { Text } from "../lib/texts.ts";

const TITLES: Record<Step, Text> = {
  address: "Where it goes",
  delivery: "Delivery",
  payment: "Payment",
  review: "Look it over",
};

export default function Checkout() {
  const t = useTranslate();
  usePageTitle(t("Checkout"));
  useCheckoutEvent(report);
  // The step to which the visitor returned. If it is missing, the first unfinished step is shown.
  const { step: wanted } = useSearch();
  const asked = STEPS.find((one) => one === wanted);
  const navigate = useNavigate();
  const { cart, isLoading, error, order, status, paymentReturn } = useCart();
  const current = cart && (asked && isReachable(asked, cart) ? asked : reached(cart));
  const title = useFocusOnStep(current);
  if (isLoading) return <Loading label={t("Loading your cart")} />;
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (!cart?.items?.length || !current)
    return order || status === "retrying" || paymentReturn.status === "checking" ? (
      <Loading label={t("Looking for your order")} />
    ) : (
      <Empty level={1} title={t("There is nothing to check out")}>
        <PaymentNews />
        <Link to="/products" className={button()}>
          {t("See everything we sell")}
        </Link>
      </Empty>
    );
  const go = (step: Step | undefined) =>
    void navigate(addressOf("/checkout", {}, { step }), { resetScroll: false });
  // After a finished step, opens the next unfinished one.
  const done = () => go(undefined);
  const forms: Record<Step, ReactNode> = {
    address: <AddressStep key={cart.region_id} cart={cart} onDone={done} />,
    delivery: <DeliveryStep cart={cart} onDone={done} />,
    payment: <PaymentStep cart={cart} onDone={done} />,
    review: <ReviewStep onPayment={() => go("payment")} />,
  };
  return (
    <>
      <h1 className={heading}>{t("Checkout")}</h1>
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
            {cart.items.map(({ id, title, description, quantity }) => (
              <li key={id}>
                {quantity} × <bdi>{title}</bdi>
                <span className={css({ color: "muted" })}>
                  , <bdi>{description}</bdi>
                </span>
              </li>
            ))}
          </ul>
          <Totals of={cart} currency={cart.region?.currency_code} />
        </section>
      </div>
    </>
  );
}

/** Moves the focus from step to step. On arrival, it stays at the top of the page. */
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
