import { createFileRoute } from "@tanstack/react-router";
import { Catalog } from "../../components/catalog.tsx";
import { readFilters } from "../../lib/catalog.ts";
import { useTranslate } from "../../lib/translate.ts";

export const Route = createFileRoute("/products/")({
  validateSearch: readFilters,
  component: Products,
});

function Products() {
  const t = useTranslate();
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Catalog
      title={
        filters.q === undefined ? t("Everything") : t("Results for “{words}”", { words: filters.q })
      }
      filters={filters}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, page: undefined, ...change }) })
      }
    />
  );
}
