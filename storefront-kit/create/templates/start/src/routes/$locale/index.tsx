import { useClient } from "@countertop/sdk/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { CollectionTiles } from "../../components/collection-tiles.tsx";
import { Picture } from "../../components/picture.tsx";
import { ProductGrid } from "../../components/product-grid.tsx";
import { publicHead } from "../../lib/head.ts";
import { collectionPicturesQuery, collectionsQuery, newestQuery } from "../../lib/queries.ts";
import { useRegion } from "../../lib/region.tsx";

export const Route = createFileRoute("/$locale/")({
  loader: async ({ context: { client, queryClient, region_id } }) => {
    const pictures = async () => {
      const collections = await queryClient.ensureQueryData(collectionsQuery(client));
      const ids = collections.map(({ id }) => id);
      return queryClient.ensureQueryData(collectionPicturesQuery(client, ids));
    };
    await Promise.all([queryClient.ensureQueryData(newestQuery(client, region_id)), pictures()]);
  },
  head: ({ match }) => publicHead(match, { title: "", path: "" }),
  component: Home,
});

function Home() {
  const { t } = useTranslation();
  const { region } = useRegion();
  const { data } = useSuspenseQuery(newestQuery(useClient(), region.id));
  const [first, second, third, ...rest] = data.products.filter(({ thumbnail }) => thumbnail);
  return (
    <>
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
          <Link from="/$locale" to="/$locale/products" className={button()}>
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
          {t("New arrivals")}
        </h2>
        <ProductGrid products={rest.slice(0, 8)} level={3} />
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
