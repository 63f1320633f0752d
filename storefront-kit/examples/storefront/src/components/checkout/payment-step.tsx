import { useCart } from "@countertop/storefront-kit";
import type { Cart } from "@countertop/sdk/types";
import { useEffect, useRef } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { useFields } from "../../lib/form.ts";
import { Choice } from "../choice.tsx";
import { stack } from "../layout.ts";
import { Failure, Loading, Refusal } from "../states.tsx";

/** Ways to pay in the words of a shop; what is not known here is shown by its id. */
const NAMES: Record<string, string> = { manual: "Pay later, by invoice" };

export function PaymentStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const { startCheckout, pay } = useCart();
  const sessions = cart.payment_sessions ?? [];
  const missing = sessions.length === 0;
  const asked = useRef(false);
  const { mutate } = startCheckout;
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    mutate();
  }, [missing, mutate]);
  const { form } = useFields(({ provider_id = "" }) =>
    pay.mutate({ provider_id }, { onSuccess: onDone }),
  );
  if (missing && startCheckout.error)
    return <Failure error={startCheckout.error} onRetry={() => mutate()} />;
  if (missing) return <Loading label="Asking how it can be paid" />;
  const chosen = sessions.find(({ is_selected }) => is_selected) ?? sessions[0];
  return (
    <form {...form} className={stack}>
      <fieldset className={css({ display: "grid", gap: "8" })}>
        <legend className={css({ srOnly: true })}>How to pay</legend>
        {sessions.map(({ provider_id }) => (
          <Choice
            key={provider_id}
            name="provider_id"
            value={provider_id}
            defaultChecked={provider_id === chosen?.provider_id}
          >
            {NAMES[provider_id] ?? provider_id}
          </Choice>
        ))}
      </fieldset>
      <Refusal error={pay.error} />
      <div>
        <button className={button()} aria-busy={pay.isPending}>
          Go on to review
        </button>
      </div>
    </form>
  );
}
