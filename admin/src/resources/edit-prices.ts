import { useNavigate } from "@tanstack/react-router";
import { CircleDollarSign } from "lucide-react";
import { createElement } from "react";
import { useTranslation } from "react-i18next";
import type { RelatedAction } from "../patterns/list.ts";

/** An action that opens the price grid for products of a collection or a category, in the product list with that filter. */
export function useEditPrices(filter: "collection" | "category", id: string): RelatedAction {
  const { t } = useTranslation("products");
  const navigate = useNavigate();
  return {
    id: "prices",
    label: t("prices.edit"),
    icon: createElement(CircleDollarSign, { "aria-hidden": true }),
    run: ({ all, ids, find }) =>
      void navigate({
        to: "/a/products",
        search: { [filter]: [id], ...(find && { q: find }), edit: "prices" },
        state: { chosenProducts: { all, ids } },
      }),
  };
}
