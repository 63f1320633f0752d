import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { CategorySearch } from "./category-search.ts";

/** One category has no path of its own: whether its page is shown, only the address as a whole says. */
export function CategoriesCrumb() {
  const { t } = useTranslation(["product-categories", "products"]);
  const { open } = useSearch({ strict: false }) as Partial<CategorySearch>;
  return open ? <Link to="/a/product-categories">{t("products:organize.categories")}</Link> : null;
}
