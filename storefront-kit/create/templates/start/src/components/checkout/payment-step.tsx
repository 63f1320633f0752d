import { useCart } from "@countertop/storefront-kit";
import { useSavedPaymentMethods } from "@countertop/storefront-kit/customer";
import type { StoreCart } from "@countertop/sdk/types";
import { useEffect, useRef, useState } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { useFields } from "../../lib/form.ts";
import { hasSignedIn } from "../../lib/signed-in.ts";
import { Choice } from "../choice.tsx";
import { stack } from "../layout.ts";
import { Failure, Loading, WriteError } from "../states.tsx";
import { paymentMethod } from "./payment-methods.tsx";
import { useTranslation } from "react-i18next";

interface PaymentStepProps {
  cart: StoreCart;
  /** The URL to which the provider's page returns the customer, in any browser. */
  returnTo: string;
  onDone: () => void;
}

export function PaymentStep({ cart, returnTo, onDone }: PaymentStepProps) {
  const { t } = useTranslation();
  const { startCheckout, pay, updatePaymentSession } = useCart();
  const sessions = cart.payment_sessions;
  const missing = sessions.length === 0;
  const { methods } = useSavedPaymentMethods({ enabled: hasSignedIn() });
  const [picked, setPicked] = useState<string>();
  const asked = useRef(false);
  const { mutate } = startCheckout;
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    mutate();
  }, [missing, mutate]);
  // The form shows the errors of these writes.
  const { form } = useFields(async ({ provider_id = "", ...data }) => {
    await pay.mutateAsync({ provider_id });
    if (Object.keys(data).length > 0)
      await updatePaymentSession.mutateAsync({
        provider_id,
        data: { ...data, return_path: returnTo },
      });
    onDone();
  });
  if (missing && startCheckout.error)
    return <Failure error={startCheckout.error} onRetry={() => mutate()} />;
  if (missing) return <Loading label={t("Loading payment methods")} />;
  const chosen =
    picked ?? (sessions.find(({ is_selected }) => is_selected) ?? sessions[0])?.provider_id ?? "";
  const { Fields } = paymentMethod(chosen);
  return (
    <form {...form} className={stack}>
      <fieldset className={css({ display: "grid", gap: "8" })}>
        <legend className={css({ srOnly: true })}>{t("Payment method")}</legend>
        {sessions.map(({ provider_id }) => (
          <Choice
            key={provider_id}
            name="provider_id"
            value={provider_id}
            checked={provider_id === chosen}
            onChoose={() => setPicked(provider_id)}
          >
            {t(paymentMethod(provider_id).name)}
          </Choice>
        ))}
      </fieldset>
      {Fields && (
        <Fields
          saved={methods.filter((one) => one.provider_id === chosen)}
          canSave={hasSignedIn()}
        />
      )}
      <WriteError error={pay.error ?? updatePaymentSession.error} />
      <div>
        <button className={button()} aria-busy={pay.isPending || updatePaymentSession.isPending}>
          {t("Continue to review")}
        </button>
      </div>
    </form>
  );
}
