import { storeListProducts } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { css } from "#styled/css";
import { useShelves } from "../lib/catalog.ts";
import { Picture } from "./picture.tsx";
import { skeleton } from "./states.tsx";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

/** The collections, each with the image of one of its products. */
export function CollectionTiles() {
  const t = useTranslate();
  const { collections, isPending } = useShelves();
  const client = useClient();
  const ids = collections.map(({ id }) => id);
  // Requests only the image of one product of each collection.
  const { data: pictures } = useQuery({
    queryKey: ["store", "products", "collection-pictures", ids, { client: client.id }],
    queryFn: async ({ signal }) => {
      const found = ids.map(async (id) => {
        const query = { collection_id: [id], limit: 1, expand: "", fields: "id,thumbnail" };
        const { products } = await storeListProducts(client, { query }, { signal });
        return [id, products[0]?.thumbnail ?? null] as const;
      });
      return Object.fromEntries(await Promise.all(found));
    },
    enabled: ids.length > 0,
    staleTime: 5 * 60_000,
  });
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
                  <Picture url={pictures?.[collection.id]} alt="" />
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
