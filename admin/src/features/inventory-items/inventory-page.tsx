import { css } from "#styled/css";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { ArrowLeftRight, Eye, ListChecks } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { useStored } from "../../lib/local-storage.ts";
import { lowStock } from "../../lib/low-stock.ts";
import {
  ListPage,
  ScanNotice,
  type ListAction,
  type ListOverlayProps,
} from "../../patterns/list.ts";
import { useListState } from "../../patterns/resource.ts";
import { LazyUnfinishedMoves, LowStockSelect } from "../../patterns/stock.ts";
import {
  inventoryItems,
  soldAs,
  totalsOf,
  type InventoryItem,
} from "../../resources/inventory-items.ts";
import type { ChosenItems, InventorySearch } from "./counts-queries.ts";
import { useInventoryColumns } from "./inventory-columns.tsx";
import { useInventoryTools } from "./inventory-tools.tsx";

const CountsGrid = lazyPart(
  () => import("./counts-grid.tsx"),
  "CountsGrid",
  "grid",
  "stock-levels",
);

const CountsImport = lazyPart(
  () => import("./counts-import.tsx"),
  "CountsImport",
  "import",
  "stock-levels",
);

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * The items that were selected when the grid of counts opened. They don't fit into a URL, and the history state survives a
     * reload and Back.
     */
    chosenItems?: ChosenItems;
  }
}
/** All items of the list. They are shown if a URL opens the grid without a selection. */
const everything: ChosenItems = { all: true, ids: [] };

function ChosenCounts({ search, onClose }: ListOverlayProps<InventorySearch>) {
  const chosen = useLocation({ select: ({ state }) => state.chosenItems }) ?? everything;
  return <CountsGrid search={search} chosen={chosen} onClose={onClose} />;
}

export function InventoryPage() {
  const { t } = useTranslation("inventory-items");
  const { search, open } = useListState(inventoryItems);
  // Subscribes to the threshold for low stock, because it affects the list.
  useStored(lowStock);
  return (
    <ListPage
      resource={inventoryItems}
      columns={useInventoryColumns()}
      actions={useInventoryActions((chosenItems) => open("counts", { chosenItems }))}
      overlays={{ counts: ChosenCounts, import: CountsImport }}
      tools={useInventoryTools(search, open)}
      notice={
        <>
          <Suspense>
            <LazyUnfinishedMoves />
          </Suspense>
          {search.stock.includes("low") && (
            <div className={threshold}>
              <LowStockSelect />
            </div>
          )}
          {search.stock.length > 0 && (
            <ScanNotice
              resource={inventoryItems}
              text={({ formatted, total }) => t("list.looked", { formatted, total })}
            />
          )}
        </>
      }
      views={(["low", "none"] as const).map((view) => ({
        label: t(`views.${view}`),
        search: `?stock=${view}`,
      }))}
    />
  );
}

function useInventoryActions(
  onCounts: (chosen: ChosenItems) => void,
): readonly ListAction<InventoryItem>[] {
  const { t } = useTranslation("inventory-items");
  const navigate = useNavigate();
  return [
    {
      id: "counts",
      label: t("counts.edit"),
      icon: <ListChecks aria-hidden />,
      go: ({ id }) => onCounts({ all: false, ids: [id] }),
      goMany: onCounts,
    },
    {
      id: "move",
      label: t("move.title"),
      icon: <ArrowLeftRight aria-hidden />,
      offered: (item) => totalsOf(item).available > 0,
      go: ({ id }) =>
        void navigate({ to: "/a/inventory/$id", params: { id }, search: { edit: "move" } }),
    },
    {
      id: "product",
      label: t("sold.open"),
      icon: <Eye aria-hidden />,
      offered: (item) => soldAs(item)?.product_id != null,
      go: (item) =>
        void navigate({ to: "/a/products/$id", params: { id: soldAs(item)?.product_id ?? "" } }),
    },
  ];
}

const threshold = css({ paddingInline: "card", paddingBlockEnd: "8", maxWidth: "320" });
