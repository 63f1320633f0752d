import { useInstantSearch } from "@countertop/storefront-kit/lists";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css";
import { storeCatalog } from "../lib/store-catalog.ts";
import { Picture } from "./picture.tsx";
import { WriteError } from "./states.tsx";

/** The best matches for the words in the search field, below it. */
export default function SearchResults({ words, onLeave }: { words: string; onLeave: () => void }) {
  const { t } = useTranslation();
  const { products, count, isPending, error } = useInstantSearch(words, {
    readCatalog: storeCatalog,
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const ends = new AbortController();
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("search"))) leave();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      // The focus may be on a result, which disappears.
      document.querySelector<HTMLElement>("search input")?.focus();
      leave();
    };
    addEventListener("focusin", onOutside, ends);
    addEventListener("pointerdown", onOutside, ends);
    addEventListener("keydown", onKey, ends);
    return () => ends.abort();
  }, []);
  if (isPending) return null;
  return (
    <div className={panel}>
      <p role="status" className={css({ textStyle: "small", color: "muted" })}>
        {error
          ? null
          : count === 0
            ? t("Nothing found for “{words}”", { words })
            : t(count === 1 ? "1 product" : "{n} products", { n: count, count })}
      </p>
      <WriteError error={error} />
      <ul>
        {products.map(({ id, title, handle, thumbnail }) => (
          <li key={id}>
            <Link
              from="/$locale"
              to="/$locale/products/$handle"
              params={{ handle }}
              onClick={onLeave}
              className={item}
            >
              <Picture url={thumbnail} alt="" sizes="40px" className={css({ width: "40" })} />
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const panel = css({
  position: "absolute",
  insetInline: "0",
  top: "full",
  zIndex: "bar",
  marginTop: "4",
  padding: "16",
  border: "line",
  borderRadius: "card",
  background: "surface",
  boxShadow: "drawer",
});

const item = css({
  display: "flex",
  gap: "12",
  alignItems: "center",
  minHeight: "48",
  textStyle: "small",
  _hover: { textDecoration: "underline" },
});
