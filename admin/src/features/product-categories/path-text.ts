import { useTranslation } from "react-i18next";
import { pathOf, type Tree } from "./category-tree.ts";

/** The way from the top, as one text. */
export const pathText = (names: readonly string[]): string => names.join(" › ");

/** Where something is, in words. */
export function usePathText(tree: Tree, id: string | null): string {
  const { t } = useTranslation("product-categories");
  return id === null ? t("fields.top") : pathText(pathOf(tree, id).map(({ name }) => name));
}
