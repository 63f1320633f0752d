import i18next from "i18next";
import { Suspense, type ComponentType, type LazyExoticComponent } from "react";
import { late } from "../../lib/late.ts";
import type { Product } from "./product-queries.ts";
import type { ProductEdit } from "./product-search.ts";

type Part = ComponentType<{ product: Product; onClose(): void }>;

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
};

/** What the address says is open over the product; each part comes when it is asked for. */
export function ProductOverlays({
  product,
  edit,
  onClose,
}: {
  product: Product;
  edit: ProductEdit | "";
  onClose(): void;
}) {
  if (edit === "") return null;
  const Open = parts[edit];
  return (
    <Suspense>
      <Open product={product} onClose={onClose} />
    </Suspense>
  );
}
