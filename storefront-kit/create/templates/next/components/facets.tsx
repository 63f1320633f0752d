import {
  toggleFacet,
  type Facet,
  type FacetName,
  type ProductFilters,
} from "@countertop/storefront-kit/lists";
import Link from "next/link";
import type { Text, Translate } from "@/texts";

const NAMES: Readonly<Partial<Record<FacetName, Text>>> = {
  category: "Category",
  collection: "Collection",
  type: "Type",
  tag: "Tag",
};

/** The values that narrow a list of products, each with the number of products that have it. They are links, for visitors without scripts. */
export function Facets({
  facets,
  filters,
  urlOf,
  t,
}: {
  facets: readonly Facet[];
  filters: ProductFilters;
  urlOf: (filters: ProductFilters) => string;
  t: Translate;
}) {
  const narrowing = facets.filter(
    ({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen),
  );
  const chosen = narrowing.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen));
  return (
    <details className="facets">
      <summary>
        {t("Filters")} {chosen.length > 0 && `(${chosen.length})`}
      </summary>
      {narrowing.map(({ name, option, values }) => (
        <details key={name} open={values.some(({ isChosen }) => isChosen)}>
          <summary>
            <bdi>{option ?? t(NAMES[name] ?? "Filters")}</bdi>
          </summary>
          <ul className="row">
            {values.map(({ value, label, count, isChosen }) => (
              <li key={value}>
                <Link
                  href={urlOf(toggleFacet(filters, name, value))}
                  prefetch={false}
                  scroll={false}
                  aria-current={isChosen ? "true" : undefined}
                >
                  <bdi>{label}</bdi> ({count})
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}
