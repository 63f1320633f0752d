import i18next from "i18next";
import { Suspense, type ComponentType, type LazyExoticComponent } from "react";
import { late } from "../../lib/late.ts";
import type { Product } from "./product-queries.ts";
import type { ProductEdit } from "./product-search.ts";

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

const parts: Record<ProductEdit, LazyExoticComponent<Part>> = {
  organise: late(async () => ({ default: (await import("./organise-drawer.tsx")).OrganiseDrawer })),
  channels: late(async () => ({ default: (await import("./channels-modal.tsx")).ChannelsModal })),
  attributes: late(async () => ({
    default: (await import("./attributes-drawer.tsx")).AttributesDrawer,
  })),
  metadata: late(async () => ({ default: (await import("./metadata-modal.tsx")).MetadataModal })),
  prices: late(async () => {
    const [{ PriceGrid }] = await Promise.all([
      import("./price-grid.tsx"),
      i18next.loadNamespaces("grid"),
    ]);
    return { default: PriceGrid };
  }),
  media: late(async () => {
    const [{ MediaModal }] = await Promise.all([
      import("./media-modal.tsx"),
      i18next.loadNamespaces("product-media"),
    ]);
    return { default: MediaModal };
  }),
  variant: late(async () => ({ default: (await import("./variant-drawer.tsx")).VariantDrawer })),
  duplicate: late(async () => ({
    default: (await import("./variant-drawer.tsx")).DuplicateDrawer,
  })),
  "variant-metadata": late(async () => ({
    default: (await import("./variant-metadata.tsx")).VariantMetadataModal,
  })),
  stock: late(async () => ({ default: (await import("./stock-drawer.tsx")).StockDrawer })),
  stocks: late(async () => {
    const [{ StockGrid }] = await Promise.all([
      import("./stock-grid.tsx"),
      i18next.loadNamespaces("grid"),
    ]);
    return { default: StockGrid };
  }),
  order: late(async () => ({ default: (await import("./order-drawer.tsx")).OrderDrawer })),
  combine: late(async () => ({ default: (await import("./combine-drawer.tsx")).CombineDrawer })),
  options: late(async () => ({ default: (await import("./options-drawer.tsx")).OptionsDrawer })),
};

/** What the address says is open over the product; each part comes when it is asked for. */
export function ProductOverlays({
  edit,
  ...props
}: ProductPartProps & {
  edit: ProductEdit | "";
}) {
  if (edit === "") return null;
  const Open = parts[edit];
  return (
    <Suspense>
      <Open {...props} />
    </Suspense>
  );
}
