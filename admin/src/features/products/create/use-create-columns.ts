import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GridColumn } from "../../../patterns/grid.ts";
import { createColumns, type CreateProblem, type StoreFacts } from "./create-cells.ts";

/** The columns of new variants, and the texts of problems in them. */
export function useCreateColumns(
  facts: StoreFacts,
  tracked: boolean,
): { columns: GridColumn[]; textOf(problem: CreateProblem): string } {
  const { t } = useTranslation(["product-create", "product-variants", "grid", "products"]);
  return useMemo(
    () => ({
      columns: createColumns(facts, tracked, {
        name: t("grid.name"),
        sku: t("products:variants.columnSku"),
        stock: t("products:variants.columnStock"),
        ean: "EAN",
        upc: "UPC",
        barcode: t("product-variants:form.barcode"),
        hs_code: t("products:attributes.hsCode"),
      }),
      textOf(problem) {
        if (problem === "twice") return t("grid.twice");
        return problem === "taken" ? t("grid.taken") : t(`grid:problem.${problem}`);
      },
    }),
    [facts, tracked, t],
  );
}
