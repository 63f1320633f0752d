import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { lastSearch } from "../../patterns/list-memory.ts";
import type { ProductSearch } from "./product-search.ts";

/** Leads back to the list as it was left. */
export function ProductsCrumb() {
  const { t } = useTranslation("products");
  return (
    <Link to="/a/products" search={lastSearch("products") as Partial<ProductSearch>}>
      {t("list.title")}
    </Link>
  );
}
