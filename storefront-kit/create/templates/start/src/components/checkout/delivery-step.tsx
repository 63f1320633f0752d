import { useCart } from "@countertop/storefront-kit";
import { useCartShippingOptions } from "@countertop/sdk/react";
import type { StoreCart, ShippingOption } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { waysByProfile } from "../../lib/checkout.ts";
import { useFields } from "../../lib/form.ts";
import { useMoney } from "../../lib/money.ts";
import { Choice } from "../choice.tsx";
import { stack } from "../layout.ts";
import { Failure, Loading, WriteError } from "../states.tsx";
import { useTranslation } from "react-i18next";

export function DeliveryStep({ cart, onDone }: { cart: StoreCart; onDone: () => void }) {
  const { t } = useTranslation();
  const { addShippingMethod } = useCart();
  const { money } = useMoney();
  const { data, error, isFetching, refetch } = useCartShippingOptions({ cart_id: cart.id });
  // After the region changes, the data belongs to the previous region until the response arrives.
  const ways = data?.shipping_options.filter(({ region_id }) => region_id === cart.region_id);
  const { form } = useFields((values) => {
    const chosen = Object.values(values).map((option_id) =>
      addShippingMethod.mutateAsync({ option_id }),
    );
    // Returns a rejected promise if a write fails. The form shows the error.
    return Promise.all(chosen).then(onDone);
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!ways || (ways.length === 0 && isFetching))
    return <Loading label={t("Loading delivery options")} />;
  const groups = waysByProfile(ways);
  if (groups.length === 0) return <p>{t("We can't deliver this cart to your address.")}</p>;
  const present = cart.shipping_methods.map(({ shipping_option_id }) => shipping_option_id);
  return (
    <form {...form} className={stack}>
      {groups.map((group, index) => {
        const chosen = group.find(({ id }) => present.includes(id)) ?? group[0];
        return (
          <fieldset key={group[0]?.profile_id} className={css({ display: "grid", gap: "8" })}>
            <legend className={css({ srOnly: true })}>
              {t("Delivery method")}
              {index > 0 && `, ${t("part {n}", { n: index + 1 })}`}
            </legend>
            {group.map((way) => {
              const price = priceOf(way, cart);
              return (
                <Choice
                  key={way.id}
                  name={`way-${index}`}
                  value={way.id}
                  defaultChecked={way.id === chosen?.id}
                  note={price ? money(price, cart.region?.currency_code) : t("Free")}
                >
                  {way.name}
                </Choice>
              );
            })}
          </fieldset>
        );
      })}
      <WriteError error={addShippingMethod.error} />
      <div>
        <button className={button()} aria-busy={addShippingMethod.isPending}>
          {t("Continue to payment")}
        </button>
      </div>
    </form>
  );
}

function priceOf({ amount, price_incl_tax }: ShippingOption, { region }: StoreCart) {
  return region?.includes_tax ? (price_incl_tax ?? amount) : amount;
}
