import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { startTransition, useOptimistic } from "react";
import { addressOf } from "../../lib/address.ts";
import { ProductView } from "../../components/product-view.tsx";
import { Failure, Loading, NotFound } from "../../components/states.tsx";
import { useLeanProducts } from "../../lib/lean-products.ts";
import { useRegion } from "../../lib/region.tsx";
import { useNavigate, useParams, useSearch } from "../../lib/router.tsx";
import { useTranslate } from "../../lib/translate.ts";

export default function ProductPage() {
  const t = useTranslate();
  const { handle } = useParams("/products/$handle");
  // The URL has the variant's id, so that a link includes the choice.
  const { variant } = useSearch();
  // Shows the choice before the URL contains it, so that pressing the button right after choosing adds the chosen variant.
  const [shown, show] = useOptimistic(variant);
  const navigate = useNavigate();
  const { region } = useRegion();
  const { data, error, refetch } = useLeanProducts(
    queryOptions(useClient(), storeListProducts, {
      query: {
        handle,
        region_id: region.id,
        limit: 1,
        expand: "variants,variants.prices,variants.options,options,images,collection,categories",
      },
    }),
  );
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t("Loading the product")} />;
  const [product] = data.products;
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
          void navigate(addressOf("/products/$handle", { handle }, { variant: id }), {
            replace: true,
            resetScroll: false,
          });
        })
      }
    />
  );
}
