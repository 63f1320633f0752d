import { useProducts } from "@countertop/sdk/react";
import { createFileRoute } from "@tanstack/react-router";
import { ProductView } from "../../components/product-view.tsx";
import { Failure, Loading, NotFound } from "../../components/states.tsx";
import { useRegion } from "../../lib/region.tsx";
import { useTranslate } from "../../lib/translate.ts";

export const Route = createFileRoute("/products/$handle")({
  // The variant, by its id: what was chosen can be sent to somebody.
  validateSearch: ({ variant }: Record<string, unknown>): { variant?: string } =>
    typeof variant === "string" ? { variant } : {},
  component: ProductPage,
});

function ProductPage() {
  const t = useTranslate();
  const { handle } = Route.useParams();
  const { variant } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { region } = useRegion();
  const { data, error, refetch } = useProducts({
    query: {
      handle,
      region_id: region.id,
      limit: 1,
      expand: "variants,variants.prices,variants.options,options,images,collection,categories",
    },
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t("Loading the product")} />;
  const [product] = data.products;
  if (!product) return <NotFound />;
  return (
    <ProductView
      // Another product begins anew: its first picture, one of it.
      key={product.id}
      product={product}
      variantId={variant}
      onVariant={(id) =>
        void navigate({ search: { variant: id }, replace: true, resetScroll: false })
      }
    />
  );
}
