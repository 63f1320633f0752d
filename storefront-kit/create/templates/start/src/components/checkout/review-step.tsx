import { useCart } from "@countertop/storefront-kit";
import type { CartTaxes } from "@countertop/storefront-kit/parts";
import { button } from "#styled/recipes";
import { css } from "#styled/css";
import { ApiError } from "@countertop/sdk";
import type { StoreCart } from "@countertop/sdk/types";
import { useFields } from "../../lib/form.ts";
import { useMoney } from "../../lib/money.ts";
import { isSameAddress } from "../address-fields.tsx";
import { AddressLines } from "../address-lines.tsx";
import { DescriptionList } from "../description-list.tsx";
import { stack } from "../layout.ts";
import { Field } from "../field.tsx";
import { Failure, WriteError } from "../states.tsx";
import { OrderError } from "./order-error.tsx";
import { nextStepOf, paymentMethod } from "./payment-methods.tsx";
import { PaymentNews } from "./payment-news.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

interface ReviewStepProps {
  cart: StoreCart;
  /** The order can be placed as soon as the cart's taxes are known, because the order's total includes them. */
  taxes: CartTaxes;
  onPayment: () => void;
}

export function ReviewStep({ cart, taxes, onPayment }: ReviewStepProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const {
    completeCheckout,
    updatePaymentSession,
    refreshPaymentSession,
    deletePaymentSession,
    paymentReturn,
  } = useCart();
  const navigate = useNavigate({ from: "/$locale" });
  const session = cart.payment_sessions.find(({ is_selected }) => is_selected);
  const way = session && paymentMethod(session.provider_id);
  const next = nextStepOf(session);
  const buy = () =>
    completeCheckout.mutate(undefined, {
      onSuccess: (bought) => {
        if (bought.type === "order")
          void navigate({
            to: "/$locale/orders/$id",
            params: { id: bought.data.id },
            search: { placed: true },
            replace: true,
          });
        else if (bought.type === "cart") {
          const { page } = nextStepOf(
            bought.data.payment_sessions?.find(({ is_selected }) => is_selected),
          );
          // Doesn't use the router, because the page belongs to the provider. The storefront's server proxies it.
          if (page) location.assign(page);
        }
      },
    });
  const error = completeCheckout.error ?? paymentReturn.error;
  const refused = error instanceof ApiError && error.code === "payment_refused";
  const checking = paymentReturn.status === "checking";
  const isBusy = completeCheckout.isPending || checking || !taxes.isKnown;
  return (
    <div className={stack}>
      <DescriptionList
        of={[
          [t("To"), <AddressLines key="to" address={cart.shipping_address} />],
          ...(cart.billing_address?.address_1 &&
          cart.shipping_address &&
          !isSameAddress(cart.billing_address, cart.shipping_address)
            ? [[t("Bill to"), <AddressLines key="bill" address={cart.billing_address} />] as const]
            : []),
          [t("Confirmation to"), cart.email],
          [
            t("Delivery"),
            cart.shipping_methods.map(({ shipping_option }) => shipping_option?.name).join(", "),
          ],
          [t("Payment"), way ? t(way.name) : t("Nothing to pay")],
        ]}
      />
      {!completeCheckout.error && <PaymentNews />}
      {completeCheckout.error && <OrderError error={completeCheckout.error} />}
      {refused && session && (
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "12" })}>
          <button
            type="button"
            className={button({ tone: "plain" })}
            aria-busy={refreshPaymentSession.isPending}
            onClick={() =>
              refreshPaymentSession.mutate(
                { provider_id: session.provider_id },
                { onSuccess: onPayment },
              )
            }
          >
            {t("Pay again")}
          </button>
          <button
            type="button"
            className={button({ tone: "plain" })}
            aria-busy={deletePaymentSession.isPending}
            onClick={() =>
              deletePaymentSession.mutate(
                { provider_id: session.provider_id },
                { onSuccess: onPayment },
              )
            }
          >
            {t("Choose a different payment method")}
          </button>
        </div>
      )}
      <WriteError
        error={
          updatePaymentSession.error ?? refreshPaymentSession.error ?? deletePaymentSession.error
        }
      />
      {next.code && session && (
        <CodeForm
          wrong={next.wrong === true}
          isPending={updatePaymentSession.isPending || completeCheckout.isPending}
          onCode={(code) =>
            updatePaymentSession.mutate(
              { provider_id: session.provider_id, data: { code } },
              { onSuccess: buy },
            )
          }
        />
      )}
      {!next.code && !taxes.isKnown && taxes.error && (
        <Failure error={taxes.error} onRetry={taxes.retry} />
      )}
      {!next.code && (taxes.isKnown || !taxes.error) && (
        <div>
          <button
            type="button"
            className={button()}
            aria-busy={isBusy}
            onClick={() => !isBusy && buy()}
          >
            {cart.type === "swap" ? t("Confirm the exchange") : t("Place order")}
            {(cart.total ?? 0) >= 0 && ` · ${money(cart.total, cart.region?.currency_code)}`}
          </button>
        </div>
      )}
    </div>
  );
}

/** The second step of a payment that requires a code. */
function CodeForm({
  wrong,
  isPending,
  onCode,
}: {
  wrong: boolean;
  isPending: boolean;
  onCode: (code: string) => void;
}) {
  const { t } = useTranslation();
  const { errors, form } = useFields(({ code = "" }) => onCode(code));
  return (
    <form {...form} className={stack}>
      <Field
        name="code"
        label={t("The code that your bank sent")}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        errors={wrong ? { code: t("This code is incorrect.") } : errors}
      />
      <div>
        <button className={button()} aria-busy={isPending}>
          {t("Confirm and place the order")}
        </button>
      </div>
    </form>
  );
}
