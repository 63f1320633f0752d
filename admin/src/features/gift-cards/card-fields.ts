import { useClient } from "@countertop/sdk/react";
import { adminListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { date, defineFields, money, select } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import { giftCards } from "../../resources/gift-cards.ts";
import { currencyOf, type Card } from "./gift-card.ts";

export function useRegions() {
  const query = queryOptions(useClient(), adminListRegions, { query: { limit: 200, expand: "" } });
  return useQuery(query).data?.regions ?? [];
}

export const ends = date({
  label: "gift-cards:fields.ends",
  hint: "gift-cards:fields.endsHint",
  time: true,
});

/** A card's editable fields. The server rejects a balance above the card's value, and doesn't convert currencies. */
export function cardFields(card: Card) {
  const currency = currencyOf(card);
  const balance = money({
    label: "gift-cards:fields.balance",
    hint: "gift-cards:fields.balanceHint",
    required: true,
    currencyOf: () => currency ?? "",
  });
  return defineFields(giftCards, {
    balance: {
      ...balance,
      schema: v.pipe(
        balance.schema,
        v.check(
          ({ amount }) => amount === null || amount <= card.value,
          message("gift-cards:fields.balanceAbove"),
        ),
      ),
    },
    ends_at: ends,
    region_id: select({
      label: "gift-cards:fields.region",
      hint: "gift-cards:fields.regionHint",
      required: true,
      options: function useRegionsOfItsCurrency() {
        return useRegions()
          .filter(({ currency_code }) => currency === undefined || currency_code === currency)
          .map(({ id, name }) => ({ value: id, label: name }));
      },
    }),
  });
}
