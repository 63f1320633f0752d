import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import { storeQuery } from "../../patterns/features.ts";
import { GridModal, GridModalWaiting } from "../../patterns/grid-editor/grid-modal.tsx";
import { useGrid } from "../../patterns/grid-editor/use-grid.ts";
import { notify } from "../../ui/notify.ts";
import {
  priceColumns,
  priceRow,
  type PricedRegion,
  type PricedVariant,
} from "./price-grid-data.ts";
import { allRegionsQuery, pricedVariantsQuery } from "./price-grid-queries.ts";
import { useSavePrices } from "./price-grid-save.ts";
import type { Product } from "./product-queries.ts";

export interface PriceGridProps {
  product: Product;
  onClose(): void;
}

/** What everybody pays for each variant, by currency and by region. */
export function PriceGrid({ product, onClose }: PriceGridProps) {
  const { t } = useTranslation("products");
  const client = useClient();
  const [variants, regions, store] = useQueries({
    queries: [pricedVariantsQuery(client, product.id), allRegionsQuery(client), storeQuery(client)],
  });
  const { default_currency_code: own, currencies = [] } = store.data?.store ?? {};
  // The store's own currency first; the others in the alphabet's order.
  const codes = useMemo(() => {
    const others = currencies.map(({ code }) => code).toSorted();
    return own === undefined ? others : [own, ...others.filter((code) => code !== own)];
  }, [currencies, own]);

  if (variants.data && regions.data && store.data)
    return (
      <Prices
        product={product}
        variants={variants.data}
        regions={regions.data.regions}
        currencies={codes}
        onClose={onClose}
      />
    );
  const failed = [variants, regions, store].filter(({ error }) => error);
  return (
    <GridModalWaiting
      title={t("prices.title")}
      subtitle={product.title}
      error={failed[0]?.error}
      onRetry={() => failed.forEach((query) => void query.refetch())}
      onClose={onClose}
    />
  );
}

function Prices({
  product,
  variants,
  regions,
  currencies,
  onClose,
}: PriceGridProps & {
  variants: readonly PricedVariant[];
  regions: readonly PricedRegion[];
  currencies: readonly string[];
}) {
  const { t, i18n } = useTranslation("products");
  const columns = useMemo(
    () => priceColumns(currencies, regions, variants),
    [currencies, regions, variants],
  );
  const ambiguous = t("prices.ambiguous");
  const rows = useMemo(
    () => variants.map((variant) => priceRow(variant, ambiguous)),
    [variants, ambiguous],
  );
  const grid = useGrid({
    columns,
    rows,
    locale: intlLocale(i18n.language, navigator.languages),
  });
  const save = useSavePrices(product.id);
  return (
    <GridModal
      title={t("prices.title")}
      subtitle={product.title}
      rowsTitle={t("variants.columnTitle")}
      grid={grid}
      save={async (changes) => {
        const failures = await save(changes, new Set(regions.map(({ id }) => id)));
        if (failures.size === 0) notify("success", t("prices.saved"), product.title);
        return failures;
      }}
      onClose={onClose}
    />
  );
}
