import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { GridModal, GridModalWaiting, useGrid } from "../../../patterns/grid.ts";
import { notify } from "../../../ui/notify.ts";
import {
  allRegionsQuery,
  MOST_PRODUCTS,
  type ChosenProducts,
} from "../../../resources/priced-products.ts";
import {
  priceColumns,
  type PricedRegion,
  type PricedVariant,
} from "../../../resources/priced-variants.ts";
import { priceRow } from "./price-grid-data.ts";
import { pricedSelectionQuery, pricedVariantsQuery } from "./price-grid-queries.ts";
import { useSavePrices } from "./price-grid-save.ts";
import { inOwnOrder } from "../../../resources/variant-prices.ts";
import type { Product } from "../product-queries.ts";
import type { ProductSearch } from "../product-search.ts";

export interface PriceGridProps {
  product: Product;
  onClose(): void;
}

/** Base prices of each variant, by currency and by region. */
export function PriceGrid({ product, onClose }: PriceGridProps) {
  const variants = useQuery(pricedVariantsQuery(useClient(), product.id));
  return (
    <PricesOnceThere
      subtitle={product.title}
      variants={variants.data}
      error={variants.error}
      onRetry={() => void variants.refetch()}
      onClose={onClose}
    />
  );
}

export interface SelectionPriceGridProps {
  search: ProductSearch;
  chosen: ChosenProducts;
  onClose(): void;
}

/** Opens the grid for many products. */
export function SelectionPriceGrid({ search, chosen, onClose }: SelectionPriceGridProps) {
  const { t } = useTranslation("products");
  const format = useFormat();
  const found = useQuery(pricedSelectionQuery(useClient(), search, chosen));
  const { variants = [], total = 0 } = found.data ?? {};
  const counted = (count: number) => ({ count, value: format.number(count) });
  return (
    <PricesOnceThere
      {...(found.data && { subtitle: t("list.count", counted(total)) })}
      variants={found.data && variants}
      error={found.error}
      {...(total > MOST_PRODUCTS
        ? { instead: t("actions.tooManyPrices", { most: format.number(MOST_PRODUCTS) }) }
        : found.data && variants.length === 0 && { instead: t("prices.none") })}
      onRetry={() => void found.refetch()}
      onClose={onClose}
    />
  );
}

interface VariantsToCome {
  subtitle?: string;
  variants: readonly PricedVariant[] | undefined;
  error: unknown;
  /** The reason why the grid can't be shown, in words. */
  instead?: string;
  onRetry(): void;
  onClose(): void;
}

function PricesOnceThere({ subtitle, variants, instead, onClose, ...rest }: VariantsToCome) {
  const { t } = useTranslation("products");
  const client = useClient();
  const [regions, store] = useQueries({ queries: [allRegionsQuery(client), storeQuery(client)] });
  const own = store.data?.store;
  const codes = useMemo(() => (own ? inOwnOrder(own) : []), [own]);

  if (variants && regions.data && store.data && instead === undefined)
    return (
      <Prices
        subtitle={subtitle}
        variants={variants}
        regions={regions.data.regions}
        currencies={codes}
        onClose={onClose}
      />
    );
  const failed = [regions, store].filter(({ error }) => error);
  return (
    <GridModalWaiting
      title={t("prices.title")}
      subtitle={subtitle}
      instead={instead}
      error={(variants ? null : rest.error) ?? failed[0]?.error}
      onRetry={() => {
        if (rest.error) rest.onRetry();
        failed.forEach((query) => void query.refetch());
      }}
      onClose={onClose}
    />
  );
}

function Prices({
  subtitle,
  variants,
  regions,
  currencies,
  onClose,
}: {
  subtitle: string | undefined;
  variants: readonly PricedVariant[];
  regions: readonly PricedRegion[];
  currencies: readonly string[];
  onClose(): void;
}) {
  const { t } = useTranslation("products");
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
    choice: "price-columns",
  });
  const save = useSavePrices();
  return (
    <GridModal
      title={t("prices.title")}
      subtitle={subtitle}
      rowsTitle={t("variants.columnTitle")}
      grid={grid}
      save={async (changes, how) => {
        const failures = await save(changes, new Set(regions.map(({ id }) => id)), how);
        if (failures.size === 0) notify("success", t("prices.saved"), subtitle);
        return failures;
      }}
      onClose={onClose}
    />
  );
}
