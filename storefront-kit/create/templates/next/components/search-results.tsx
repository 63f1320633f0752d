"use client";
import { useInstantSearch, type Catalog } from "@countertop/storefront-kit/lists";
import Link from "next/link";
import { useEffect, useEffectEvent } from "react";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";

async function readCatalog(): Promise<Catalog> {
  const answer = await fetch("/catalog.json");
  if (!answer.ok) throw new Error(`The catalog can't be read: ${answer.status}.`);
  return (await answer.json()) as Catalog;
}

/** The best matches for the words in the search field, below it. */
export default function SearchResults({ words, onLeave }: { words: string; onLeave: () => void }) {
  const { place, t } = useShop();
  const { products, count, isPending, error } = useInstantSearch(words, {
    readCatalog,
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
    <div className="panel results">
      <p role="status">{!error && t("Products found: {n}", { n: count })}</p>
      <ErrorText error={error} />
      <ul>
        {products.map(({ id, title, handle, thumbnail }) => (
          <li key={id}>
            <Link href={`/${place}/products/${handle}`} prefetch={false} onClick={onLeave}>
              {thumbnail && <img src={thumbnail} alt="" width={48} height={48} loading="lazy" />}
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
