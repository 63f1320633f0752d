import { useProducts } from "@countertop/sdk/react";
import type { Collection } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useShelves } from "../lib/catalog.ts";
import { Picture } from "./picture.tsx";
import { skeleton } from "./states.tsx";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

/** The collections, each with the picture of one of its products. */
export function CollectionTiles() {
  const t = useTranslate();
  const { collections, isPending } = useShelves();
  const { data } = useProducts(
    { query: { limit: 100, expand: "collection", fields: "id,thumbnail" } },
    { staleTime: 5 * 60_000 },
  );
  const pictureOf = ({ id }: Collection) =>
    data?.products.find(({ collection, thumbnail }) => collection?.id === id && thumbnail)
      ?.thumbnail;
  return (
    <section aria-labelledby="collections" className={css({ marginTop: { base: "40", md: "64" } })}>
      <h2 id="collections" className={css({ textStyle: "heading", marginBottom: "24" })}>
        {t("Collections")}
      </h2>
      <ul className={tiles}>
        {isPending
          ? Array.from({ length: 9 }, (_, index) => (
              <li key={index} className={`${skeleton} ${css({ aspectRatio: "1" })}`} />
            ))
          : collections.map((collection) => (
              <li key={collection.id}>
                <Link
                  to="/collections/$handle"
                  params={{ handle: collection.handle ?? "" }}
                  className={tile}
                >
                  <Picture url={pictureOf(collection)} alt="" />
                  <span className={css({ textStyle: "label", paddingInline: "4" })}>
                    {collection.title}
                  </span>
                </Link>
              </li>
            ))}
      </ul>
    </section>
  );
}

const tiles = css({
  display: "grid",
  gap: { base: "12", md: "20" },
  gridTemplateColumns: {
    base: "repeat(3, minmax(0, 1fr))",
    md: "repeat(5, minmax(0, 1fr))",
    lg: "repeat(9, minmax(0, 1fr))",
  },
});

const tile = css({
  display: "grid",
  gap: "8",
  textAlign: "center",
  _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
});
