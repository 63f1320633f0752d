import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { Suspense } from "react";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { CollectionTiles } from "../components/collection-tiles.tsx";
import { CARD, GridSkeleton, ProductGrid } from "../components/product-grid.tsx";
import { Picture } from "../components/picture.tsx";
import { Failure } from "../components/states.tsx";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { useLeanProducts } from "../lib/lean-products.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { useRegion } from "../lib/region.tsx";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

const Head = lazyWithRetry(() => import("../components/head.tsx"));

export default function Home() {
  const t = useTranslate();
  usePageTitle("");
  const { region } = useRegion();
  const { data, error, refetch } = useLeanProducts(
    queryOptions(useClient(), storeListProducts, {
      query: { ...CARD, region_id: region.id, limit: 13, order: "-created_at" },
    }),
    { cards: true },
  );
  const [first, second, third, ...rest] = data?.products.filter(({ thumbnail }) => thumbnail) ?? [];
  return (
    <>
      <Suspense>
        <Head title="" />
      </Suspense>
      <section className={hero}>
        <div className={css({ display: "grid", gap: "20", justifyItems: "start" })}>
          <h1 className={css({ textStyle: "hero" })}>
            {t("Things for the kitchen that stay out on the counter.")}
          </h1>
          <p className={css({ color: "muted", maxWidth: "prose", textStyle: "body" })}>
            {t(
              "Stoneware, iron, oak and linen from small workshops. Made to be used every day, and mended rather than replaced.",
            )}
          </p>
          <Link to="/products" className={button()}>
            {t("See everything")}
          </Link>
        </div>
        <div
          aria-hidden
          className={css({
            display: "grid",
            gridTemplateColumns: "1fr 1fr",
            gap: "12",
            "& > :first-child": { gridColumn: "1 / -1", aspectRatio: "2 / 1" },
          })}
        >
          {[first, second, third].map((product, index) => (
            <Picture key={index} url={product?.thumbnail} alt="" eager />
          ))}
        </div>
      </section>
      <CollectionTiles />
      <section aria-labelledby="new" className={css({ marginTop: "64" })}>
        <h2 id="new" className={css({ textStyle: "heading", marginBottom: "24" })}>
          {t("New on the shelf")}
        </h2>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <ProductGrid products={rest.slice(0, 8)} level={3} />
        ) : (
          <GridSkeleton count={8} />
        )}
      </section>
    </>
  );
}

const hero = css({
  display: "grid",
  gap: "32",
  alignItems: "center",
  gridTemplateColumns: { md: "1.1fr 1fr" },
  paddingBlock: { base: "8", md: "24" },
});
