import { addressOf } from "../../lib/address.ts";
import { Catalog } from "../../components/catalog.tsx";
import { readFilters } from "../../lib/catalog.ts";
import { useNavigate, useSearch } from "../../lib/router.tsx";
import { useTranslate } from "../../lib/translate.ts";

export default function Products() {
  const t = useTranslate();
  const filters = readFilters(useSearch());
  const navigate = useNavigate();
  return (
    <Catalog
      title={
        filters.q === undefined ? t("Everything") : t("Results for “{words}”", { words: filters.q })
      }
      filters={filters}
      onFilter={(change) =>
        void navigate(addressOf("/products", {}, { ...filters, page: undefined, ...change }))
      }
    />
  );
}
