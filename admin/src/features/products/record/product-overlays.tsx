import type { ComponentType, LazyExoticComponent } from "react";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import type { Product } from "../product-queries.ts";

export interface ProductPartProps {
  product: Product;
  /** The id of the variant, if the overlay edits one. */
  variant: string;
  /** Files dropped on the page. */
  files: readonly File[];
  /** Called when a variant without a price was added. */
  onUnpriced(title: string): void;
  onClose(): void;
}
type Part = ComponentType<ProductPartProps>;

/** Overlays of the product, by their names in the URL; each part loads when it opens. */
export const productOverlays: Readonly<Record<string, LazyExoticComponent<Part>>> = {
  channels: lazyPart(() => import("./channels-modal.tsx"), "ChannelsModal"),
  attributes: lazyPart(() => import("./attributes-drawer.tsx"), "AttributesDrawer"),
  prices: lazyPart(() => import("../prices/price-grid.tsx"), "PriceGrid", "grid"),
  media: lazyPart(() => import("../media/media-modal.tsx"), "MediaModal", "product-media"),
  variant: lazyPart(() => import("../variants/variant-drawer.tsx"), "VariantDrawer"),
  duplicate: lazyPart(() => import("../variants/variant-drawer.tsx"), "DuplicateDrawer"),
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
