import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Catalog } from "../../../components/catalog.tsx";
import { readFilters } from "../../../lib/catalog.ts";
import { loadList, pathOfList } from "../../../lib/list.ts";
import { publicHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/$locale/products/")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: ({ context, deps }) => loadList(context, deps),
  head: ({ match }) => {
    const { q } = match.search;
    const t = match.context.i18n.t;
    const title = q === undefined ? t("Everything") : t("Results for “{words}”", { words: q });
    return publicHead(match, {
      title,
      path: pathOfList("/products", match.search),
      hidden: q !== undefined,
    });
  },
  component: Products,
});

function Products() {
  const { t } = useTranslation();
  const filters = readFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Catalog
      title={
        filters.q === undefined ? t("Everything") : t("Results for “{words}”", { words: filters.q })
      }
      filters={filters}
      onOrder={(order) => void navigate({ search: { ...filters, page: undefined, order } })}
    />
  );
}
