import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { lastSearch } from "../../patterns/list-memory.ts";
import type { CollectionSearch } from "./collection-search.ts";

/** Leads back to the list as it was left. */
export function CollectionsCrumb() {
  const { t } = useTranslation("collections");
  return (
    <Link to="/a/collections" search={lastSearch("collections") as Partial<CollectionSearch>}>
      {t("list.title")}
    </Link>
  );
}
