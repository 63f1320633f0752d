import { createFileRoute } from "@tanstack/react-router";
import { Catalog } from "../../components/catalog.tsx";
import { readFilters, useShelves } from "../../lib/catalog.ts";
import { useTranslate } from "../../lib/translate.ts";

export const Route = createFileRoute("/collections/$handle")({
  validateSearch: readFilters,
  component: CollectionPage,
});

function CollectionPage() {
  const t = useTranslate();
  const { handle } = Route.useParams();
  const filters = Route.useSearch();
  const navigate = Route.useNavigate();
  const { collections } = useShelves();
  return (
    <Catalog
      title={
        collections.find((collection) => collection.handle === handle)?.title ?? t("Collection")
      }
      filters={{ ...filters, collection: handle }}
      fixed="collection"
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, page: undefined, ...change }) })
      }
    />
  );
}
