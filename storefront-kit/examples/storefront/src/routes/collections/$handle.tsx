import { addressOf } from "../../lib/address.ts";
import { Catalog } from "../../components/catalog.tsx";
import { readFilters, useShelves } from "../../lib/catalog.ts";
import { useNavigate, useParams, useSearch } from "../../lib/router.tsx";
import { useTranslate } from "../../lib/translate.ts";

export default function CollectionPage() {
  const t = useTranslate();
  const { handle } = useParams("/collections/$handle");
  const filters = readFilters(useSearch());
  const navigate = useNavigate();
  const { collections } = useShelves();
  return (
    <Catalog
      title={
        collections.find((collection) => collection.handle === handle)?.title ?? t("Collection")
      }
      filters={{ ...filters, collection: handle }}
      fixed="collection"
      onFilter={(change) =>
        void navigate(
          addressOf("/collections/$handle", { handle }, { ...filters, page: undefined, ...change }),
        )
      }
    />
  );
}
