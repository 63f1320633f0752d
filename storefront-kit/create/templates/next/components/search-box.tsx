"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useShop } from "./shop-context";

// Loads with the first search words.
const SearchResults = dynamic(() => import("./search-results"));

/** The search field of every page, which shows products while the visitor types. Without scripts, it opens the list of results. */
export function SearchBox() {
  const { place, t } = useShop();
  const [words, setWords] = useState("");
  return (
    <search className="search-box">
      <form action={`/${place}/products`} className="search">
        <input
          type="search"
          name="q"
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
          aria-label={t("Search products")}
          placeholder={t("Search products")}
        />
        <button>{t("Search")}</button>
      </form>
      {words.trim() && <SearchResults words={words} onLeave={() => setWords("")} />}
    </search>
  );
}
