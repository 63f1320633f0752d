import { useClient } from "@countertop/sdk/react";
import { breadcrumbJsonLd, productJsonLd } from "@countertop/storefront-kit/seo";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { startTransition, useOptimistic } from "react";
import { ProductView } from "../../../components/product-view.tsx";
import { NotFound } from "../../../components/states.tsx";
import { pathTo } from "../../../lib/catalog.ts";
import { setGoneStatus } from "../../../lib/gone.ts";
import { publicHead } from "../../../lib/head.ts";
import { pictureAddress } from "../../../lib/pictures.ts";
import { categoriesQuery, productQuery, regionsQuery } from "../../../lib/queries.ts";
import { useRegion } from "../../../lib/region.tsx";
import type { RouterContext } from "../../../lib/router-context.ts";

type Context = RouterContext & { readonly region_id: string };

export const Route = createFileRoute("/$locale/products/$handle")({
  // The URL has the variant's id, so that a link includes the choice.
  validateSearch: ({ variant }): { variant?: string } =>
    typeof variant === "string" ? { variant } : {},
  loader: async ({ context: { client, queryClient, region_id }, params: { handle } }) => {
    const product = await queryClient.ensureQueryData(productQuery(client, handle, region_id));
    if (product) return;
    setGoneStatus(handle);
    throw notFound();
  },
  head: ({ match }) => headOf(match),
  component: ProductPage,
  notFoundComponent: NotFound,
});

/** Returns the page's metadata, with the product's data for search engines. */
function headOf(match: { context: Context; params: { locale: string; handle: string } }) {
  const { client, queryClient, region_id } = match.context;
  const { handle } = match.params;
  const product = queryClient.getQueryData(productQuery(client, handle, region_id).queryKey);
  const regions = queryClient.getQueryData(regionsQuery(client).queryKey);
  const region = regions?.find(({ id }) => id === region_id);
  if (!product || !region) return {};
  const { title, description, subtitle, thumbnail, images = [] } = product;
  const categories = queryClient.getQueryData(categoriesQuery(client).queryKey) ?? [];
  return publicHead(match, {
    title,
    description: description ?? subtitle,
    type: "product",
    picture: thumbnail,
    path: `/products/${encodeURIComponent(handle)}`,
    data: (url) => {
      // The store's URLs contain its own address. Search engines need the storefront's public one.
      const publicUrl = (picture: string) => new URL(pictureAddress(picture), url).href;
      const published = {
        ...product,
        thumbnail: thumbnail && publicUrl(thumbnail),
        images: images.map((image) => ({ url: publicUrl(image.url) })),
      };
      const inLocale = url.slice(0, url.indexOf("/products/"));
      return [
        productJsonLd(published, {
          url,
          region,
          includeTaxes: region.includes_tax ?? false,
          brand: "My Store",
        }),
        breadcrumbJsonLd([
          ...pathTo(categories, product.categories?.[0]?.id).map((category) => ({
            name: category.name,
            url: `${inLocale}/categories/${encodeURIComponent(category.handle)}`,
          })),
          { name: title, url },
        ]),
      ];
    },
  });
}

function ProductPage() {
  const { handle } = Route.useParams();
  const { variant } = Route.useSearch();
  // Shows the choice before the URL contains it, so that a press of the button right after the choice adds the chosen variant.
  const [shown, show] = useOptimistic(variant);
  const navigate = Route.useNavigate();
  const { region } = useRegion();
  const { data: product } = useSuspenseQuery(productQuery(useClient(), handle, region.id));
  if (!product) return <NotFound />;
  return (
    <ProductView
      // A different product starts with its first image and a quantity of 1.
      key={product.id}
      product={product}
      variantId={shown}
      onVariant={(id) =>
        startTransition(() => {
          show(id);
          void navigate({ search: { variant: id }, replace: true, resetScroll: false });
        })
      }
    />
  );
}
