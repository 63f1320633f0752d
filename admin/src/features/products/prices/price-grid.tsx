import { useClient } from "@countertop/sdk/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { addSaved, GridModal, GridModalWaiting, undoOf, useGrid } from "../../../patterns/grid.ts";
import type { RowChange } from "../../../patterns/grid.ts";
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
import { isChosen, type ProductPartProps } from "../record/product-overlays.tsx";
import type { ProductSearch } from "../product-search.ts";

export type PriceGridProps = Pick<ProductPartProps, "product" | "chosen" | "onClose">;

/** The grid of each variant's base prices, by currency and region. */
export function PriceGrid({ product, chosen, onClose }: PriceGridProps) {
  const variants = useQuery(pricedVariantsQuery(useClient(), product.id));
  const rows = useMemo(
    () => variants.data?.filter(({ id }) => isChosen(chosen, id)),
    [variants.data, chosen],
  );
  return (
    <PricesOnceThere
      subtitle={product.title}
      variants={rows}
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
  /** Text that explains why the grid can't be shown. */
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
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
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
  const regionIds = useMemo(() => new Set(regions.map(({ id }) => id)), [regions]);
  // Prices that were saved since the grid opened. A save that was stopped is undone together with the one that followed it.
  const saved = useRef<ReadonlyMap<string, RowChange>>(new Map());
  const undo = async () => {
    const failures = await save(undoOf(saved.current), regionIds);
    if (failures.size === 0) return notify("success", t("prices.undo.done"), subtitle);
    notify("warning", t("prices.undo.kept", { value: format.number(failures.size) }), subtitle);
  };
  return (
    <GridModal
      title={t("prices.title")}
      subtitle={subtitle}
      rowsTitle={t("variants.columnTitle")}
      grid={grid}
      save={async (changes, how) => {
        const failures = await save(changes, regionIds, how);
        saved.current = addSaved(saved.current, changes, failures);
        const action = { label: t("common:actions.undo"), run: () => void undo() };
        if (failures.size === 0) notify("success", t("prices.saved"), subtitle, action);
        return failures;
      }}
      onClose={onClose}
    />
  );
}
