import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { CategorySearch } from "./category-search.ts";

/** Categories have no paths of their own, so this reads the search parameters to find out whether a category's page is open. */
export function CategoriesCrumb() {
  const { t } = useTranslation(["product-categories", "products"]);
  const { open } = useSearch({ strict: false }) as Partial<CategorySearch>;
  return open ? <Link to="/a/product-categories">{t("products:organize.categories")}</Link> : null;
}
