import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftStore } from "../../lib/draft.ts";
import {
  addSaved,
  GridModal,
  GridModalWaiting,
  undoOf,
  useGrid,
  type RowChange,
  type Saving,
} from "../../patterns/grid.ts";
import { useFormat } from "../../patterns/page.ts";
import { ResourcePicker } from "../../patterns/picker.ts";
import {
  MOST_PRODUCTS,
  pricedProductsQuery,
  WITH_LISTS,
  type ChosenProducts,
} from "../../resources/priced-products.ts";
import { priceColumns, type PricedVariant } from "../../resources/priced-variants.ts";
import { products } from "../../resources/products.ts";
import { notify } from "../../ui/notify.ts";
import { changeOf, rowsOf, tiersIn, type RowWords, type Tier } from "./list-prices.ts";
import { currencyOf, usePlaces, type Places } from "./price-list-queries.ts";
import { notBelowUsual } from "./sale-check.ts";
import { useSaleQuestion } from "./sale-question.tsx";
import { useSavePrices } from "./save-prices.ts";
import { enteredIn } from "./written-prices.ts";
import { AddTier } from "./add-tier.tsx";

/** The selection in the list: the products in `ids`, or, with `all`, all that match the search except those in `ids`. */
export interface Chosen extends ChosenProducts {
  find: string;
}

export interface ListOverlayProps {
  record: { id: string; name: string };
  onClose(): void;
}

/** Adds products to the list by setting prices: a product belongs to a list if the list has a price for it. */
export function AddProducts({ record, onClose }: ListOverlayProps) {
  const { t } = useTranslation("members");
  // Stores the chosen products, so that they survive a reload. Their prices are part of the grid's draft.
  const { offer, keep } = useDraftStore("added");
  const [ids, setIds] = useState((offer as { ids: readonly string[] } | undefined)?.ids);
  if (ids)
    return <ListGrid list={record} chosen={{ all: false, ids, find: "" }} onClose={onClose} />;
  return (
    <ResourcePicker
      resource={products}
      filtered={products}
      query={{ expand: "collection", order: "title" }}
      title={t("add")}
      subtitle={record.name}
      searchLabel={t("search")}
      empty={{ title: t("none") }}
      multiple
      value={[]}
      onPick={(chosen) => {
        const picked = chosen.map(({ id }) => id);
        setIds(picked);
        keep({ ids: picked });
      }}
      onClose={onClose}
    />
  );
}

export function PriceListGrid({ record, chosen, onClose }: ListOverlayProps & { chosen: Chosen }) {
  return <ListGrid list={record} chosen={chosen} onClose={onClose} />;
}

interface ListGridProps {
  list: { id: string; name: string };
  chosen: Chosen;
  onClose(): void;
}

function ListGrid({ list, chosen, onClose }: ListGridProps) {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  const client = useClient();
  const { places, error, retry } = usePlaces();
  const found = useQuery(
    pricedProductsQuery(
      client,
      {
        ...(chosen.all && {
          price_list_id: [list.id],
          ...(chosen.find !== "" && { q: chosen.find }),
        }),
        order: "title",
        expand: WITH_LISTS,
      },
      chosen,
    ),
  );
  const { variants = [], total = 0 } = found.data ?? {};
  const instead =
    total > MOST_PRODUCTS
      ? t("grid.tooMany", { most: format.number(MOST_PRODUCTS) })
      : found.data && variants.length === 0
        ? t("grid.none")
        : undefined;
  if (found.data && places && instead === undefined)
    return <Prices {...{ list, variants, places, onClose }} />;
  return (
    <GridModalWaiting
      title={t("grid.title")}
      subtitle={list.name}
      instead={instead}
      error={(found.data ? null : found.error) ?? error}
      onRetry={() => {
        if (found.error) void found.refetch();
        retry();
      }}
      onClose={onClose}
    />
  );
}

/** Texts for the rows of a list's grid. */
export function useRowWords(places: Places): RowWords {
  const { t } = useTranslation("price-list-parts");
  const format = useFormat();
  return useMemo(
    () => ({
      ambiguous: t("grid.ambiguous"),
      tier: ({ min, max }) =>
        max === null
          ? t("grid.andMore", { from: format.number(min ?? 1) })
          : t("grid.range", { from: format.number(min ?? 1), to: format.number(max) }),
      own: (column, own, here) => {
        const price = format.money(own, currencyOf(column, places));
        const change = here === undefined ? undefined : changeOf(here, own);
        return change === undefined
          ? t("grid.own", { price })
          : t("grid.ownChange", { price, change: format.change(change) });
      },
    }),
    [t, format, places],
  );
}

interface PricesProps {
  list: { id: string; name: string };
  variants: readonly PricedVariant[];
  places: Places;
  onClose(): void;
}

function Prices({ list, variants, places, onClose }: PricesProps) {
  const { t } = useTranslation(["price-list-parts", "products", "common"]);
  const format = useFormat();
  const words = useRowWords(places);
  const { regions, currencies } = places;
  const [tiers, setTiers] = useState<readonly Tier[]>([]);
  const columns = useMemo(
    () => priceColumns(currencies, regions, variants),
    [currencies, regions, variants],
  );
  const rows = useMemo(
    () => variants.flatMap((variant) => rowsOf(variant, list.id, regions, tiers, words)),
    [variants, list.id, regions, tiers, words],
  );
  const grid = useGrid({
    columns,
    rows,
    choice: "price-list-columns",
  });
  const savePrices = useSavePrices();
  const save = (changes: readonly RowChange[], how?: Saving) =>
    savePrices(list.id, changes, new Set(regions.map(({ id }) => id)), how);
  // Prices that were saved since the grid opened. A save that was stopped is undone together with the one that followed it.
  const saved = useRef<ReadonlyMap<string, RowChange>>(new Map());
  const undo = async () => {
    const { size } = await save(undoOf(saved.current));
    if (size === 0) return notify("success", t("products:prices.undo.done"), list.name);
    const value = format.number(size);
    notify("warning", t("products:prices.undo.kept", { value }), list.name);
  };
  const question = useSaleQuestion(places);
  return (
    <>
      <GridModal
        title={t("grid.title")}
        subtitle={list.name}
        rowsTitle={t("csv.variant")}
        grid={grid}
        tools={<AddTier tiers={tiers} onAdd={(tier) => setTiers([...tiers, tier])} />}
        confirm={(changes) => question.ask(notBelowUsual(enteredIn(changes), variants, regions))}
        save={async (changes, how) => {
          const failures = await save(changes, how);
          saved.current = addSaved(saved.current, changes, failures);
          const action = { label: t("common:actions.undo"), run: () => void undo() };
          if (failures.size === 0) notify("success", t("grid.saved"), list.name, action);
          return failures;
        }}
        onRestore={(ids) => setTiers([...tiers, ...tiersIn(ids)])}
        onClose={onClose}
      />
      {question.overlay}
    </>
  );
}
