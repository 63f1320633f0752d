import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { GridModal, GridModalWaiting, useGrid } from "../../patterns/grid.ts";
import { useFormat } from "../../patterns/page.ts";
import { MOST_PRODUCTS, pricedProductsQuery } from "../../resources/priced-products.ts";
import { priceColumns, type PricedVariant } from "../../resources/priced-variants.ts";
import { AddTier } from "./add-tier.tsx";
import { rowsOf, tiersIn, type Tier } from "./list-prices.ts";
import { useRowWords } from "./price-list-grid.tsx";
import type { Places } from "./price-list-queries.ts";
import type { Written } from "./written-prices.ts";

interface WizardGridProps {
  chosen: readonly string[];
  places: Places;
  written: Written;
  onWritten(prices: Written): void;
  onClose(): void;
}

/** The grid with prices of the chosen products. The wizard saves the prices after it has created the list. */
export function WizardGrid({ chosen, ...rest }: WizardGridProps) {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  const found = useQuery(
    pricedProductsQuery(useClient(), { order: "title" }, { all: false, ids: chosen }),
  );
  if (found.data && chosen.length <= MOST_PRODUCTS && found.data.variants.length > 0)
    return <WizardPrices {...rest} variants={found.data.variants} />;
  return (
    <GridModalWaiting
      title={t("grid.title")}
      instead={
        chosen.length > MOST_PRODUCTS
          ? t("grid.tooMany", { most: format.number(MOST_PRODUCTS) })
          : found.data && t("grid.none")
      }
      error={found.error}
      onRetry={() => void found.refetch()}
      onClose={rest.onClose}
    />
  );
}

function WizardPrices({
  variants,
  places,
  written,
  onWritten,
  onClose,
}: Omit<WizardGridProps, "chosen"> & { variants: readonly PricedVariant[] }) {
  const { t } = useTranslation("price-list-parts");
  const words = useRowWords(places);
  const { regions, currencies } = places;
  const [tiers, setTiers] = useState<readonly Tier[]>(() => tiersIn(Object.keys(written)));
  const columns = useMemo(
    () => priceColumns(currencies, regions, variants),
    [currencies, regions, variants],
  );
  const rows = useMemo(
    () =>
      variants
        .flatMap((variant) => rowsOf(variant, "", regions, tiers, words))
        .map((row) => ({ ...row, values: written[row.id] ?? {} })),
    [variants, regions, tiers, words, written],
  );
  const grid = useGrid({ columns, rows, choice: "price-list-columns" });
  return (
    <GridModal
      title={t("grid.title")}
      rowsTitle={t("csv.variant")}
      grid={grid}
      tools={<AddTier tiers={tiers} onAdd={(tier) => setTiers([...tiers, tier])} />}
      save={(changes) => {
        const next: Record<string, Record<string, number>> = structuredClone(
          written as Record<string, Record<string, number>>,
        );
        for (const { row, values } of changes) {
          const cells = { ...next[row.id] };
          for (const [column, amount] of values)
            if (amount === null) delete cells[column];
            else cells[column] = amount;
          if (Object.keys(cells).length > 0) next[row.id] = cells;
          else delete next[row.id];
        }
        onWritten(next);
        return Promise.resolve(new Map());
      }}
      onRestore={(ids) => setTiers([...tiers, ...tiersIn(ids)])}
      onClose={onClose}
    />
  );
}
