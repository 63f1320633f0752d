import { toggleFacet, type Facet, type FacetName } from "@countertop/storefront-kit/lists";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css";
import { readFilters } from "../lib/catalog.ts";
import type { Text } from "../lib/texts.ts";

const NAMES: Readonly<Partial<Record<FacetName, Text>>> = {
  category: "Category",
  collection: "Collection",
  type: "Type",
  tag: "Tag",
};

/**
 * The values that narrow a list of products, each with the number of products that have it. They are links, for visitors without
 * scripts. On a phone, they are collapsed, because products would otherwise be far below.
 */
export function Facets({ facets }: { facets: readonly Facet[] }) {
  const { t } = useTranslation();
  const narrowing = facets.filter(
    ({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen),
  );
  const chosen = narrowing.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen));
  return (
    <details className={all}>
      <summary className={title}>
        {t("Filters")} {chosen.length > 0 && `(${chosen.length})`}
      </summary>
      {narrowing.map(({ name, option, values }) => (
        <details key={name} open={values.some(({ isChosen }) => isChosen)}>
          <summary className={title}>
            <bdi>{option ?? t(NAMES[name] ?? "Filters")}</bdi>
          </summary>
          <ul className={list}>
            {values.map(({ value, label, count, isChosen }) => (
              <li key={value}>
                <Link
                  to="."
                  // The router's own search contains the previous click, even while its page loads.
                  search={(search: object) => toggleFacet(readFilters({ ...search }), name, value)}
                  preload={false}
                  resetScroll={false}
                  // Only the exact URL is active, so that the router doesn't replace `aria-current`.
                  activeOptions={{ exact: true }}
                  aria-current={isChosen ? "true" : undefined}
                >
                  <bdi>{label}</bdi> <span>({count})</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}

/** On a large screen, the filters are always visible, if the browser can show the content of a closed element. */
const all = css({
  "@supports selector(::details-content)": {
    "&::details-content": { lg: { contentVisibility: "visible" } },
    "& > summary": { lg: { display: "none" } },
  },
});

const title = css({
  textStyle: "label",
  paddingBlock: "12",
  borderBottom: "line",
  cursor: "pointer",
});

/** The list has the links' styles, because a page can have hundreds of these links. */
const list = css({
  maxHeight: "320",
  overflowY: "auto",
  "& a": {
    display: "flex",
    gap: "6",
    alignItems: "center",
    minHeight: "40",
    textStyle: "small",
    color: "muted",
    _hover: { color: "ink" },
    "&[aria-current=true]": { color: "ink", fontWeight: "semibold" },
  },
});
