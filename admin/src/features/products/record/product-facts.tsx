import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { AttributesCard, FactLine } from "../../../patterns/record.ts";
import { basePrice, currenciesOf, inOwnOrder } from "../../../resources/variant-prices.ts";
import { stockQuery, variantListQuery, type Product } from "../product-queries.ts";
import { stockOf } from "../stock/stock.ts";

/** Prices in the store's currency, stock, and number of variants. The card of the variants makes the same requests. */
export function ProductFacts({ product: { id, is_giftcard } }: { product: Product }) {
  const { t } = useTranslation("products");
  const format = useFormat();
  const client = useClient();
  const { data: own } = useQuery({ ...storeQuery(client), staleTime: Infinity });
  const { data } = useQuery(variantListQuery(client, id, { variants: "", page: 1 }));
  const { variants = [], count = 0 } = data ?? {};
  // Shows prices only if all variants were read, because those on later pages could have different prices.
  const complete = count > 0 && variants.length === count;
  const stock = useQuery({
    ...stockQuery(
      client,
      variants.map((variant) => variant.id),
    ),
    enabled: complete && !is_giftcard,
  });
  const priced = complete ? currenciesOf(variants) : [];
  const currency = own && inOwnOrder(own.store).find((code) => priced.includes(code));
  const prices = currency ? variants.flatMap((one) => basePrice(one, currency) ?? []) : [];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // The cache can have the stock of the first page, which the card of the variants reads.
  const { quantity, counted } = stockOf((complete && stock.data?.variants) || []);
  const price = currency && (
    <>
      <bdi>{format.money(low, currency)}</bdi>
      {low !== high && (
        <>
          {" – "}
          <bdi>{format.money(high, currency)}</bdi>
        </>
      )}
    </>
  );
  return (
    <FactLine
      facts={[
        price,
        counted > 0 && t("facts.stock", { value: format.number(quantity) }),
        count > 0 && !is_giftcard && t("list.ofVariants", { count, value: format.number(count) }),
      ]}
    />
  );
}

export function ProductAttributes({ product, onEdit }: { product: Product; onEdit(): void }) {
  const { t } = useTranslation("products");
  return (
    <AttributesCard
      title={t("attributes.title")}
      edit={t("attributes.edit")}
      of={product}
      weight={t("attributes.weight")}
      codes={[
        [t("attributes.hsCode"), product.hs_code],
        [t("attributes.midCode"), product.mid_code],
      ]}
      onEdit={onEdit}
    />
  );
}
