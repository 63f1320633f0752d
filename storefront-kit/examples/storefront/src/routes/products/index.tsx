import { createFileRoute } from "@tanstack/react-router";
import { Catalog } from "../../components/catalog.tsx";
import { readFilters } from "../../lib/catalog.ts";

export const Route = createFileRoute("/products/")({
  validateSearch: readFilters,
  component: Products,
});

function Products() {
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Catalog
      title={filters.q === undefined ? "Everything" : `Results for “${filters.q}”`}
      filters={filters}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, page: undefined, ...change }) })
      }
    />
  );
}
