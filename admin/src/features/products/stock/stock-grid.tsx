import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { featuresOf } from "../../../lib/feature-flags.ts";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { GridModal, GridModalWaiting, useGrid } from "../../../patterns/grid.ts";
import { locationsQuery, useBelowReserved, type Place } from "../../../patterns/stock.ts";
import { notify } from "../../../ui/notify.ts";
import { isChosen, type ProductPartProps } from "../record/product-overlays.tsx";
import type { Product } from "../product-queries.ts";
import { stockColumns, stockRow, type StockedVariant } from "./stock-grid-data.ts";
import { stockedVariantsQuery } from "./stock-grid-queries.ts";
import { useSaveStock } from "./stock-grid-save.ts";

/** Grid of a product's stock by variant and location. */
export function StockGrid({ product, chosen, onClose }: ProductPartProps) {
  const { t } = useTranslation(["product-variants", "products"]);
  const client = useClient();
  const store = useQuery(storeQuery(client));
  const features = store.data && featuresOf(store.data.store);
  const placed = features?.has("inventoryService") && features.has("stockLocationService");
  const places = useQuery({ ...locationsQuery(client), enabled: placed === true });
  const variants = useQuery({
    ...stockedVariantsQuery(client, product.id, placed === true),
    enabled: placed !== undefined,
  });
  const rows = useMemo(
    () => variants.data?.filter(({ id }) => isChosen(chosen, id)),
    [variants.data, chosen],
  );
  const locations = placed ? places.data?.stock_locations : [];
  if (placed !== undefined && rows?.length && locations && (!placed || locations.length))
    return (
      <Stock
        product={product}
        variants={rows}
        places={placed ? locations : undefined}
        onClose={onClose}
      />
    );
  const failed = [store, places, variants].filter(({ error }) => error);
  return (
    <GridModalWaiting
      title={t("stock.title")}
      subtitle={product.title}
      error={failed[0]?.error}
      instead={
        rows?.length === 0
          ? t("products:variants.emptyTitle")
          : locations?.length === 0 && placed
            ? t("stocks.noPlaces")
            : undefined
      }
      onRetry={() => failed.forEach((query) => void query.refetch())}
      onClose={onClose}
    />
  );
}

interface StockProps {
  product: Product;
  variants: readonly StockedVariant[];
  /** Undefined if the server stores one quantity for each variant. */
  places: readonly Place[] | undefined;
  onClose(): void;
}

function Stock({ product, variants, places, onClose }: StockProps) {
  const { t } = useTranslation(["product-variants", "products", "stock-levels"]);
  const format = useFormat();
  const columns = useMemo(
    () => stockColumns(places, t("products:variants.columnStock")),
    [places, t],
  );
  const rows = useMemo(() => {
    const labels = {
      notTracked: t("stock.untracked"),
      noItem: t("stock.noItem"),
      several: t("stocks.several"),
      counts: (level: { stocked_quantity: number; reserved_quantity: number }) =>
        t("stock-levels:counts", {
          reserved: format.number(level.reserved_quantity),
          available: format.number(level.stocked_quantity - level.reserved_quantity),
        }),
    };
    return variants.map((variant) => stockRow(variant, places, labels));
  }, [variants, places, t, format]);
  const grid = useGrid({
    columns,
    rows,
  });
  const save = useSaveStock(variants, places !== undefined);
  return (
    <GridModal
      title={t("stock.title")}
      subtitle={product.title}
      rowsTitle={t("products:variants.columnTitle")}
      grid={grid}
      warnings={useBelowReserved(
        grid.summary.changes,
        places ?? [],
        (row) => variants.find(({ id }) => id === row)?.items[0],
      )}
      save={async (changes, how) => {
        const failures = await save(changes, how);
        if (failures.size === 0) notify("success", t("stocks.saved"), product.title);
        return failures;
      }}
      onClose={onClose}
    />
  );
}
