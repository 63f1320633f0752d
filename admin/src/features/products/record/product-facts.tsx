import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { FactLine } from "../../../patterns/record.ts";
import { basePrice, currenciesOf, inOwnOrder } from "../../../resources/variant-prices.ts";
import {
  listedStockQuery,
  pricesQuery,
  variantListQuery,
  type Product,
} from "../product-queries.ts";
import { stockQuery } from "../variants/table-queries.ts";
import { stockOf } from "../stock/stock.ts";

/** Maximum number of variants whose prices and stock are read. */
const MOST = 500;

/**
 * Shows a product's prices in the default currency (or else in the first one with prices), its stock, and its number of
 * variants. The variants card sends the same requests for its first page.
 */
export function ProductFacts({ product: { id, is_giftcard } }: { product: Product }) {
  const { t } = useTranslation("products");
  const format = useFormat();
  const client = useClient();
  const { data: own } = useQuery({ ...storeQuery(client), staleTime: Infinity });
  const { data } = useQuery(variantListQuery(client, id, { variants: "", page: 1 }));
  const { variants: first = [], count = 0 } = data ?? {};
  const complete = count > 0 && first.length === count;
  // Reads all variants separately, because the variants card reads only its first page.
  const larger = { enabled: count > first.length && count <= MOST && !is_giftcard };
  const all = useQuery({ ...pricesQuery(client, id, count), ...larger });
  const listed = useQuery({ ...listedStockQuery(client, id), ...larger });
  const variants = (complete ? first : all.data?.variants) ?? [];
  const stock = useQuery({
    ...stockQuery(
      client,
      first.map((variant) => variant.id),
    ),
    enabled: complete && !is_giftcard,
  });
  const priced = currenciesOf(variants);
  const currency = own && inOwnOrder(own.store).find((code) => priced.includes(code));
  const prices = currency ? variants.flatMap((one) => basePrice(one, currency) ?? []) : [];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // Uses `stock` only for a complete list, because the cache can contain the stock of only the first page.
  const { quantity, counted } = stockOf(
    (complete ? stock.data?.variants : listed.data?.products[0]?.variants) ?? [],
  );
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
