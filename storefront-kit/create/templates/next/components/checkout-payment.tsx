"use client";
import type { StoreCart } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { useSavedPaymentMethods } from "@countertop/storefront-kit/customer";
import { useEffect, useRef, useState } from "react";
import { paymentMethod } from "@/lib/payment-methods";
import { useFields } from "@/lib/use-fields";
import type { Text } from "@/texts";
import { ErrorText } from "./error-text";
import { Choice } from "./field";
import { useShop } from "./shop-context";

interface PaymentStepProps {
  cart: StoreCart;
  returnTo: string;
  onDone: () => void;
}

export function PaymentStep({ cart, returnTo, onDone }: PaymentStepProps) {
  const { hasSession, t } = useShop();
  const { methods } = useSavedPaymentMethods({ enabled: hasSession });
  const { startCheckout, pay, updatePaymentSession } = useCart();
  const [picked, setPicked] = useState<string>();
  const started = useRef(false);
  const sessions = cart.payment_sessions ?? [];
  const isFree = (cart.total ?? 0) <= 0;
  const isMissing = sessions.length === 0 && !isFree;
  const { mutate } = startCheckout;
  useEffect(() => {
    if (!isMissing || started.current) return;
    started.current = true;
    mutate();
  }, [isMissing, mutate]);
  const form = useFields(async ({ provider_id = "", ...data }) => {
    if (!isFree) {
      await pay.mutateAsync({ provider_id });
      if (Object.keys(data).length > 0)
        await updatePaymentSession.mutateAsync({
          provider_id,
          data: { ...data, return_path: returnTo },
        });
    }
    onDone();
  });
  if (isMissing && startCheckout.error)
    return (
      <>
        <ErrorText error={startCheckout.error} />
        <button type="button" className="quiet" onClick={() => mutate()}>
          {t("Try again")}
        </button>
      </>
    );
  if (isMissing) return <p role="status">{t("Loading")}</p>;
  const chosen =
    picked ?? (sessions.find(({ is_selected }) => is_selected) ?? sessions[0])?.provider_id ?? "";
  const { Fields } = paymentMethod(chosen);
  return (
    <form {...form.getFormProps()} className="stack">
      {isFree ? (
        <p>{t("Nothing to pay")}</p>
      ) : (
        <fieldset>
          <legend>{t("Payment method")}</legend>
          {sessions.map(({ provider_id }) => (
            <Choice
              key={provider_id}
              name="provider_id"
              value={provider_id}
              checked={provider_id === chosen}
              onChange={() => setPicked(provider_id)}
            >
              {t(paymentMethod(provider_id).name as Text)}
            </Choice>
          ))}
        </fieldset>
      )}
      {!isFree && Fields && (
        <Fields saved={methods.filter((one) => one.provider_id === chosen)} canSave={hasSession} />
      )}
      <ErrorText error={form.submitError} />
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Continue to review")}
      </button>
    </form>
  );
}
