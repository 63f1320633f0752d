import { breadcrumbJsonLd, productJsonLd } from "@countertop/storefront-kit/seo";
import type { Product, ProductCategory, Region } from "@countertop/sdk/types";
import Head from "./head.tsx";

export default function ProductHead({
  product,
  path,
  region,
}: {
  product: Product;
  path: readonly ProductCategory[];
  region: Region;
}) {
  const { title, description, subtitle, thumbnail } = product;
  return (
    <Head
      title={title}
      description={description ?? subtitle}
      type="product"
      picture={thumbnail}
      data={(url) => [
        productJsonLd(product, { url, region, brand: "Countertop" }),
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
