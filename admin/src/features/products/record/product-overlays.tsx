import type { ComponentType, LazyExoticComponent } from "react";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Product } from "../product-queries.ts";

/** These variants, or all except these. */
export interface ChosenVariants {
  all: boolean;
  ids: readonly string[];
}

export interface ProductPartProps {
  product: Product;
  /** The id of the variant that the overlay edits, if any. */
  variant: string;
  /** The variants that the overlay edits, if they were selected in the table. */
  chosen?: ChosenVariants | undefined;
  /** Called when a variant without a price has been added. */
  onUnpriced(title: string): void;
  onClose(): void;
}

export const isChosen = (chosen: ChosenVariants | undefined, id: string): boolean =>
  chosen === undefined || chosen.ids.includes(id) !== chosen.all;

type Part = ComponentType<ProductPartProps>;

/** Overlays of a product's page, by the names that the URL uses. Each loads when it opens. */
export const productOverlays: Readonly<Record<string, LazyExoticComponent<Part>>> = {
  channels: lazyPart(() => import("./channels-modal.tsx"), "ChannelsModal"),
  prices: lazyPart(() => import("../prices/price-grid.tsx"), "PriceGrid", "grid"),
  variant: lazyPart(
    () => import("../variants/variant-drawer.tsx"),
    "VariantDrawer",
    "stock-levels",
  ),
  duplicate: lazyPart(
    () => import("../variants/variant-drawer.tsx"),
    "DuplicateDrawer",
    "stock-levels",
  ),
  "variant-image": lazyPart(
    () => import("../variants/variant-image-drawer.tsx"),
    "VariantImageDrawer",
  ),
  "variant-metadata": lazyPart(
    () => import("../variants/variant-metadata.tsx"),
    "VariantMetadataModal",
  ),
  stock: lazyPart(() => import("../stock/stock-drawer.tsx"), "StockDrawer", "stock-levels"),
  stocks: lazyPart(() => import("../stock/stock-grid.tsx"), "StockGrid", "grid", "stock-levels"),
  order: lazyPart(() => import("../variants/variant-order-drawer.tsx"), "VariantOrderDrawer"),
  combine: lazyPart(() => import("../variants/add-variants-drawer.tsx"), "AddVariantsDrawer"),
  options: lazyPart(() => import("../variants/options-drawer.tsx"), "OptionsDrawer"),
};
