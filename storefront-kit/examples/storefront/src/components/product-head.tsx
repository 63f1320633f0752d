import { viewItemEvent } from "@countertop/storefront-kit/analytics";
import { productPrice } from "@countertop/storefront-kit/parts";
import { breadcrumbJsonLd, productJsonLd } from "@countertop/storefront-kit/seo";
import type { Product, Region } from "@countertop/sdk/types";
import { useEffect, useEffectEvent } from "react";
import { report } from "../lib/analytics.ts";
import type { Category } from "../lib/catalog.ts";
import { usePriceSettings } from "../lib/money.ts";
import { pictureAddress } from "../lib/pictures.ts";
import Head from "./head.tsx";

/** Data of a product for search engines and analytics. */
export default function ProductHead({
  product,
  path,
  region,
}: {
  product: Product;
  path: readonly Category[];
  region: Region;
}) {
  const { title, description, subtitle, thumbnail, images = [] } = product;
  // The store uses its own URL for images. The storefront serves them from the public one.
  const published = {
    ...product,
    thumbnail: thumbnail && pictureAddress(thumbnail),
    images: images.map(({ url }) => ({ url: pictureAddress(url) })),
  };
  const settings = usePriceSettings();
  const tell = useEffectEvent(() => {
    const price = productPrice({ ...settings, product })?.value ?? 0;
    report(viewItemEvent(product, price, region.currency_code));
  });
  useEffect(() => tell(), [product.id]);
  return (
    <Head
      title={title}
      description={description ?? subtitle}
      type="product"
      picture={thumbnail}
      data={(url) => [
        productJsonLd(published, {
          url,
          region,
          includeTaxes: region.includes_tax ?? false,
          brand: "Countertop",
        }),
        breadcrumbJsonLd([
          ...path.map(({ name, handle }) => ({
            name,
            url: new URL(`/categories/${encodeURIComponent(handle)}`, url).href,
          })),
          { name: title, url },
        ]),
      ]}
    />
  );
}
