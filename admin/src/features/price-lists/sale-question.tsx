import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { useFormat } from "../../patterns/page.ts";
import { MOST_PRODUCTS, pricedProductsQuery } from "../../resources/priced-products.ts";
import { Alert } from "../../ui/alert.tsx";
import { currencyOf, type Places } from "./price-list-queries.ts";
import { notBelowUsual, type NotBelow } from "./sale-check.ts";
import type { Written } from "./written-prices.ts";

/** Number of examples to show. */
const EXAMPLES = 3;

/** Returns a function that reads the usual prices of the selected products, and finds sale prices that aren't lower. */
export function useSaleCheck(places: Places) {
  const client = useClient();
  const cache = useQueryClient();
  return async (products: readonly string[], prices: Written): Promise<NotBelow[]> => {
    if (products.length > MOST_PRODUCTS) return [];
    const query = pricedProductsQuery(client, { order: "title" }, { all: false, ids: products });
    const { variants } = await cache.ensureQueryData(query);
    return notBelowUsual(prices, variants, places.regions);
  };
}

interface SaleProps {
  found: readonly NotBelow[];
  places: Places;
}

/** Shows how many sale prices aren't below the usual price, with examples. */
export function SaleWarning({ found, places }: SaleProps) {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  return (
    <Alert tone="warning" title={t("sale.title", { value: format.number(found.length) })}>
      <Examples found={found} places={places} />
    </Alert>
  );
}

function Examples({ found, places }: SaleProps) {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  return (
    <ul>
      {found.slice(0, EXAMPLES).map(({ variant, column, amount, usual }) => {
        const money = (of: number) => format.money(of, currencyOf(column, places));
        const name = [variant.group, variant.title].filter(Boolean).join(" · ");
        return (
          <li key={`${variant.id}${column}${amount}`}>
            {t("sale.example", { name, price: money(amount), usual: money(usual) })}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Asks for a confirmation before saving sale prices that aren't below the base price, because the store accepts them. `ask`
 * resolves to true if the user confirms, or immediately if there are no such prices. The dialog is in `overlay`, which the caller
 * renders.
 */
export function useSaleQuestion(places: Places) {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  const [asked, setAsked] = useState<{
    found: readonly NotBelow[];
    answer(goOn: boolean): void;
  }>();
  const ask = (found: readonly NotBelow[]): Promise<boolean> =>
    found.length === 0
      ? Promise.resolve(true)
      : new Promise((resolve) =>
          setAsked({
            found,
            answer: (goOn) => {
              resolve(goOn);
              if (!goOn) setAsked(undefined);
            },
          }),
        );
  const overlay = asked && (
    <LazyConfirm
      title={t("sale.title", { value: format.number(asked.found.length) })}
      text={t("sale.text")}
      more={<Examples found={asked.found} places={places} />}
      action={t("sale.save")}
      onConfirm={() => {
        asked.answer(true);
        return Promise.resolve();
      }}
      onClose={() => asked.answer(false)}
    />
  );
  return { ask, overlay };
}
