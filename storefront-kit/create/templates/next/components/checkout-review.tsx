"use client";
import { ApiError } from "@countertop/sdk";
import type { StoreCart } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import type { CartTaxes, Checkout } from "@countertop/storefront-kit/parts";
import { useRouter } from "next/navigation";
import { nextStepOf, paymentMethod } from "@/lib/payment-methods";
import { useFields } from "@/lib/use-fields";
import type { Text } from "@/texts";
import { Address } from "./address";
import { ErrorText } from "./error-text";
import { Field } from "./field";
import { useShop } from "./shop-context";
import { useMoney } from "./totals";

interface ReviewStepProps {
  cart: StoreCart;
  /** The order can be placed as soon as the cart's taxes are known, because the order's total includes them. */
  taxes: CartTaxes;
  checkout: Checkout;
  onPayment: () => void;
}

const NEWS: Readonly<Record<string, Text>> = {
  checking: "Checking your payment",
  unfinished: "Your payment isn't finished. Place the order to continue.",
  changed: "Your cart changed while you were paying. Check it, and then place the order.",
};

export function ReviewStep({ cart, taxes, checkout, onPayment }: ReviewStepProps) {
  const { place, t } = useShop();
  const money = useMoney();
  const router = useRouter();
  const {
    completeCheckout,
    updatePaymentSession,
    refreshPaymentSession,
    deletePaymentSession,
    paymentReturn,
  } = useCart();
  const session = cart.payment_sessions?.find(({ is_selected }) => is_selected);
  const method = session && paymentMethod(session.provider_id);
  const next = nextStepOf(session);
  const error = completeCheckout.error ?? paymentReturn.error;
  const isRefused = error instanceof ApiError && error.code === "payment_refused";
  const isChecking = paymentReturn.status === "checking";
  const isBusy =
    completeCheckout.isPending || updatePaymentSession.isPending || isChecking || !taxes.isKnown;
  const news = NEWS[paymentReturn.status];
  const placeOrder = async (): Promise<void> => {
    if (isBusy) return;
    const bought = await completeCheckout.mutateAsync().catch(() => undefined);
    if (bought?.type === "order") router.replace(`/${place}/orders/${bought.data.id}?placed=true`);
    const { page } =
      bought?.type === "cart"
        ? nextStepOf(bought.data.payment_sessions?.find(({ is_selected }) => is_selected))
        : {};
    // Doesn't use the router, because the page belongs to the provider.
    if (page) location.assign(page);
  };
  const code = useFields(async ({ code: typed = "" }) => {
    await updatePaymentSession.mutateAsync({
      provider_id: session?.provider_id ?? "",
      data: { code: typed },
    });
    await placeOrder();
  });
  return (
    <div className="stack">
      <dl className="facts">
        <div>
          <dt>{t("To")}</dt>
          <dd>
            <Address of={cart.shipping_address} />
          </dd>
        </div>
        <div>
          <dt>{t("Email")}</dt>
          <dd>{cart.email}</dd>
        </div>
        <div>
          <dt>{t("Delivery")}</dt>
          <dd>
            {cart.shipping_methods?.map(({ shipping_option }) => shipping_option?.name).join(", ")}
          </dd>
        </div>
        <div>
          <dt>{t("Payment")}</dt>
          <dd>{method ? t(method.name as Text) : t("Nothing to pay")}</dd>
        </div>
      </dl>
      {news && !completeCheckout.error && (
        <p role="status" className="notice">
          {t(news)}
        </p>
      )}
      <ErrorText error={error} />
      {isRefused && session && (
        <div className="row">
          <button
            type="button"
            className="quiet"
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
            className="quiet"
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
      {next.code ? (
        <form {...code.getFormProps()} className="stack">
          <Field
            name="code"
            label={t("The code that your bank sent")}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            error={next.wrong ? t("This code is incorrect.") : code.errors["code"]}
          />
          <button className="button" aria-busy={isBusy}>
            {t("Confirm and place the order")}
          </button>
        </form>
      ) : !taxes.isKnown && taxes.error ? (
        <>
          <ErrorText error={taxes.error} />
          <button type="button" className="quiet" onClick={taxes.retry}>
            {t("Try again")}
          </button>
        </>
      ) : (
        <button
          {...checkout.getCompleteProps()}
          className="button"
          aria-busy={isBusy}
          onClick={() => void placeOrder()}
        >
          {cart.type === "swap" ? t("Confirm the exchange") : t("Place order")}
          {(cart.total ?? 0) >= 0 && ` · ${money(cart.total, cart.region?.currency_code)}`}
        </button>
      )}
    </div>
  );
}
