import { css } from "#styled/css";
import { adminDeletePriceListProductsPrices } from "@countertop/sdk/operations";
import {
  useAdminDeletePriceListProductsPrices,
  useClient,
  useRevalidate,
} from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { CircleDollarSign, ListMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chunk } from "../../lib/concurrency.ts";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { ActionButtons } from "../../patterns/action.ts";
import { RelatedList } from "../../patterns/list.ts";
import { LazyConfirm } from "../../patterns/overlay.ts";
import { useFormat, useFormFeature } from "../../patterns/page.ts";
import { Panel, RecordPage, TitleFacts, type RecordView } from "../../patterns/record.ts";
import { priceLists } from "../../resources/price-lists.ts";
import type { products } from "../../resources/products.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { usePriceListActions } from "./use-price-list-actions.tsx";
import { compared } from "./list-prices.ts";
import { activate, deactivate } from "./price-list-actions.ts";
import { PriceListBadge } from "./price-list-badge.tsx";
import { priceListFields } from "./price-list-fields.ts";
import { priceListProducts, type PriceListSearch } from "./price-list-products.ts";
import { activeListsQuery, currencyOf, usePlaces, type Places } from "./price-list-queries.ts";
import { overlappingLists, type Audience } from "./price-list-state.ts";
import type { Chosen } from "./price-list-grid.tsx";

const PARTS = "price-list-parts";
const overlays = {
  products: lazyPart(() => import("./price-list-grid.tsx"), "AddProducts", PARTS, "grid"),
  prices: lazyPart(() => import("./price-list-grid.tsx"), "PriceListGrid", PARTS, "grid"),
  customer: lazyPart(() => import("./as-customer.tsx"), "AsCustomer", PARTS),
  overlaps: lazyPart(() => import("./overlaps.tsx"), "Overlaps", PARTS),
  import: lazyPart(() => import("./import-prices.tsx"), "ImportPrices", PARTS),
};

type View = RecordView<PriceListSearch>;
type Product = ReturnType<typeof products.rowsIn>[number];

/**
 * All products in the list. The grid shows them unless the user has selected products. A selection isn't in the URL, which can
 * contain only one product.
 */
const allOfIt: Chosen = { all: true, ids: [], find: "" };

export function PriceListPage() {
  const { t } = useTranslation("price-lists");
  const format = useFormat();
  const taxed = useFormFeature("tax_inclusive_pricing");
  const [chosen, setChosen] = useState(allOfIt);
  const actions = usePriceListActions();
  return (
    <RecordPage
      waits={taxed === undefined}
      resource={priceLists}
      fieldsAside
      fields={priceListFields[taxed ? "taxed" : "plain"]}
      overlays={overlays}
      overlayProps={(record, view: View) => ({
        record,
        chosen:
          view.search.product === ""
            ? chosen
            : { all: false, ids: [view.search.product], find: "" },
        onClose: () => {
          setChosen(allOfIt);
          view.setSearch({ edit: "", product: "" } as Partial<PriceListSearch>);
        },
      })}
      note={(list) => <PriceListBadge list={list} />}
      line={({ type, starts_at, ends_at, customer_groups = [] }) => (
        <TitleFacts
          facts={[
            t(`fields.type_${type}`),
            starts_at && `${t("fields.starts")} ${format.date(starts_at)}`,
            ends_at && `${t("fields.ends")} ${format.date(ends_at)}`,
            format.list(customer_groups.map(({ name }) => name)),
          ]}
        />
      )}
      actions={(list) => (
        <ActionButtons resource={priceLists} record={list} actions={[activate, deactivate]} />
      )}
      primary={(_, view: View) => (
        <Button
          icon={<CircleDollarSign aria-hidden />}
          visual="primary"
          onClick={() => {
            setChosen(allOfIt);
            view.open("prices");
          }}
        >
          {t("products.edit")}
        </Button>
      )}
      // Leaves out the prices, because the products have their own card.
      raw={({ prices: _, ...rest }) => rest}
      main={(list, view: View) => (
        <Panel>
          <ProductsCard list={list} view={view} onChosen={setChosen} />
        </Panel>
      )}
      more={actions}
    />
  );
}

interface ProductsCardProps {
  list: Audience;
  view: View;
  onChosen(chosen: Chosen): void;
}

/** The products with prices in the list, compared with their base prices. */
function ProductsCard({ list, view, onChosen }: ProductsCardProps) {
  const { t } = useTranslation("price-lists");
  const format = useFormat();
  const client = useClient();
  const { mutateAsync: deletePriceListProductsPrices } = useAdminDeletePriceListProductsPrices();
  const settle = useRevalidate();
  const { places } = usePlaces();
  const others = useQuery(activeListsQuery(client)).data?.price_lists ?? [];
  const rivals = overlappingLists(list, others);
  const [removing, setRemoving] = useState<{
    chosen: Chosen & { size: number };
    clear(): void;
  }>();
  const remove = async ({ all, ids, find }: Chosen) => {
    const product_ids = all
      ? (await priceListProducts.everyId(client, list.id, find)).filter((id) => !ids.includes(id))
      : ids;
    for (const part of chunk(product_ids, 100))
      await deletePriceListProductsPrices({
        id: list.id,
        body: { product_ids: [...part] },
      });
    await settle(adminDeletePriceListProductsPrices);
    removing?.clear();
    notify("success", t("products.removed"), list.name);
  };
  const cell = (show: (of: NonNullable<ReturnType<typeof compared>>, places: Places) => string) =>
    function Cell({ variants = [] }: Product) {
      const found = places && compared(variants, list.id, places.currency, places.regions);
      return found ? <span className={figures}>{show(found, places)}</span> : null;
    };
  const span = ([from, to]: readonly [number, number], say: (value: number) => string) =>
    say(from) === say(to) ? say(from) : t("products.range", { from: say(from), to: say(to) });
  const amounts = (
    of: readonly [number, number] | undefined,
    column: string,
    { regions }: Places,
  ) => (of ? span(of, (amount) => format.money(amount, currencyOf(column, { regions }))) : "–");
  const alsoIn = ({ variants = [] }: Product) =>
    rivals.filter(({ id }) =>
      variants.some(({ prices = [] }) => prices.some(({ price_list_id }) => price_list_id === id)),
    );
  return (
    <>
      <RelatedList
        relation={priceListProducts}
        owner={list}
        view={view}
        adds
        columns={[
          {
            id: "price",
            header: t("products.price"),
            kind: "number",
            width: "136px",
            cell: cell((of, all) => amounts(of.here, of.column, all)),
          },
          {
            id: "own",
            header: t("products.own"),
            kind: "number",
            width: "136px",
            priority: 2,
            cell: cell((of, all) => amounts(of.own, of.column, all)),
          },
          {
            id: "change",
            header: t("products.change"),
            kind: "number",
            width: "104px",
            cell: cell((of) => (of.change ? span(of.change, format.change) : "–")),
          },
          ...(rivals.length > 0
            ? [
                {
                  id: "also",
                  header: t("products.also"),
                  width: "144px",
                  priority: 3,
                  cell: (product: Product) => format.list(alsoIn(product).map(({ name }) => name)),
                },
              ]
            : []),
        ]}
        actions={[
          {
            id: "edit",
            label: t("products.edit"),
            icon: <CircleDollarSign aria-hidden />,
            run: (chosen) => {
              const [only, ...more] = chosen.ids;
              onChosen(chosen);
              view.open("prices", {
                product: !chosen.all && more.length === 0 && only !== undefined ? only : "",
              });
            },
          },
          {
            id: "remove",
            label: t("products.remove"),
            icon: <ListMinus aria-hidden />,
            danger: true,
            run: (chosen, clear) => setRemoving({ chosen, clear }),
          },
        ]}
      />
      {removing && (
        <LazyConfirm
          title={t("products.removeTitle")}
          text={t("products.removeText")}
          action={t("products.remove")}
          {...(removing.chosen.size > 1
            ? { tone: "danger" as const, typed: String(removing.chosen.size) }
            : {})}
          onConfirm={() => remove(removing.chosen)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

const figures = css({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
