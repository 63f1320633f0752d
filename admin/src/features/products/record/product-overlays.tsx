import i18next from "i18next";
import type { ComponentType, LazyExoticComponent } from "react";
import { lazyWithRetry } from "../../../lib/lazy-with-retry.ts";
import type { Product } from "../product-queries.ts";

export interface ProductPartProps {
  product: Product;
  /** The variant that it is about, where it is about one. */
  variant: string;
  /** What was dropped on the page. */
  files: readonly File[];
  /** A variant was added that has no price yet. */
  onUnpriced(title: string): void;
  onClose(): void;
}
type Part = ComponentType<ProductPartProps>;

/** What opens over the product, by the name that the address has for it; each part comes when it is asked for. */
export const productOverlays: Readonly<Record<string, LazyExoticComponent<Part>>> = {
  organize: lazyWithRetry(async () => ({
    default: (await import("./organize-drawer.tsx")).OrganizeDrawer,
  })),
  channels: lazyWithRetry(async () => ({
    default: (await import("./channels-modal.tsx")).ChannelsModal,
  })),
  attributes: lazyWithRetry(async () => ({
    default: (await import("./attributes-drawer.tsx")).AttributesDrawer,
  })),
  prices: lazyWithRetry(async () => {
    const [{ PriceGrid }] = await Promise.all([
      import("../prices/price-grid.tsx"),
      i18next.loadNamespaces("grid"),
    ]);
    return { default: PriceGrid };
  }),
  media: lazyWithRetry(async () => {
    const [{ MediaModal }] = await Promise.all([
      import("../media/media-modal.tsx"),
      i18next.loadNamespaces("product-media"),
    ]);
    return { default: MediaModal };
  }),
  variant: lazyWithRetry(async () => ({
    default: (await import("../variants/variant-drawer.tsx")).VariantDrawer,
  })),
  duplicate: lazyWithRetry(async () => ({
    default: (await import("../variants/variant-drawer.tsx")).DuplicateDrawer,
  })),
  "variant-metadata": lazyWithRetry(async () => ({
    default: (await import("../variants/variant-metadata.tsx")).VariantMetadataModal,
  })),
  stock: lazyWithRetry(async () => ({
    default: (await import("../stock/stock-drawer.tsx")).StockDrawer,
  })),
  stocks: lazyWithRetry(async () => {
    const [{ StockGrid }] = await Promise.all([
      import("../stock/stock-grid.tsx"),
      i18next.loadNamespaces("grid"),
    ]);
    return { default: StockGrid };
  }),
  order: lazyWithRetry(async () => ({
    default: (await import("../variants/variant-order-drawer.tsx")).VariantOrderDrawer,
  })),
  combine: lazyWithRetry(async () => ({
    default: (await import("../variants/add-variants-drawer.tsx")).AddVariantsDrawer,
  })),
  options: lazyWithRetry(async () => ({
    default: (await import("../variants/options-drawer.tsx")).OptionsDrawer,
  })),
};
