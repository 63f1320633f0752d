import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { css } from "#styled/css";
import { collectionPicturesQuery } from "../lib/queries.ts";
import { useShelves } from "../lib/shelves.ts";
import { Picture } from "./picture.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** The collections, each with the image of one of its products. */
export function CollectionTiles() {
  const { t } = useTranslation();
  const { collections } = useShelves();
  const ids = collections.map(({ id }) => id);
  const { data: pictures } = useQuery(collectionPicturesQuery(useClient(), ids));
  return (
    <section aria-labelledby="collections" className={css({ marginTop: { base: "40", md: "64" } })}>
      <h2 id="collections" className={css({ textStyle: "heading", marginBottom: "24" })}>
        {t("Collections")}
      </h2>
      <ul className={tiles}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <Link
              from="/$locale"
              to="/$locale/collections/$handle"
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
