"use client";
import { useCartShippingOptions } from "@countertop/sdk/react";
import type { StoreCart } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { shippingGroups } from "@countertop/storefront-kit/parts";
import { useFields } from "@/lib/use-fields";
import { ErrorText } from "./error-text";
import { Choice } from "./field";
import { useShop } from "./shop-context";
import { useMoney } from "./totals";

export function DeliveryStep({ cart, onDone }: { cart: StoreCart; onDone: () => void }) {
  const { t } = useShop();
  const money = useMoney();
  const { addShippingMethod } = useCart();
  const { data, error, isFetching } = useCartShippingOptions({ cart_id: cart.id });
  const form = useFields(async (values) => {
    for (const option_id of Object.values(values))
      await addShippingMethod.mutateAsync({ option_id });
    onDone();
  });
  if (error) return <ErrorText error={error} />;
  const groups = data && shippingGroups(data.shipping_options, cart);
  if (!groups || (groups.length === 0 && isFetching)) return <p role="status">{t("Loading")}</p>;
  if (groups.length === 0) return <p>{t("We can't deliver this cart to your address.")}</p>;
  return (
    <form {...form.getFormProps()} className="stack">
      {groups.map(({ profileId, choices, chosen }) => (
        <fieldset key={profileId}>
          <legend>{t("Delivery method")}</legend>
          {choices.map(({ option, amount }) => (
            <Choice
              key={option.id}
              name={profileId}
              value={option.id}
              defaultChecked={option.id === chosen.option.id}
              note={amount > 0 ? money(amount, cart.region?.currency_code) : t("Free")}
            >
              {option.name}
            </Choice>
          ))}
        </fieldset>
      ))}
      <ErrorText error={form.submitError} />
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Continue to payment")}
      </button>
    </form>
  );
}
