import { useNavigate } from "@tanstack/react-router";
import { CircleDollarSign, Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRowActions } from "../../../patterns/action.ts";
import type { ListAction } from "../../../patterns/list.ts";
import type { ChosenProducts } from "../../../resources/priced-products.ts";
import { categorize, collect, publish, sell, unpublish } from "../product-actions.ts";
import type { ListedProduct } from "../product-queries.ts";

/** Actions on products in the list: on one product in a row's menu, on several in the bulk bar. */
export function useProductActions(
  onPrices: (chosen: ChosenProducts) => void,
): readonly ListAction<ListedProduct>[] {
  const { t } = useTranslation("products");
  const navigate = useNavigate();
  return [
    {
      id: "duplicate",
      label: t("actions.duplicate"),
      icon: <Copy aria-hidden />,
      go: ({ id }) => void navigate({ to: "/a/products/new", search: { from: id } }),
    },
    ...useRowActions([publish, unpublish, collect, categorize, sell]),
    {
      id: "prices",
      label: t("prices.edit"),
      icon: <CircleDollarSign aria-hidden />,
      go: ({ id }) =>
        void navigate({ to: "/a/products/$id", params: { id }, search: { edit: "prices" } }),
      goMany: onPrices,
    },
  ];
}
