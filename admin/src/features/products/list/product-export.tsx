import { adminListProducts } from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { ServerExport } from "../../../patterns/server-export.ts";
import { products } from "../../../resources/products.ts";
import type { ProductSearch } from "../product-search.ts";

export interface ProductExportProps {
  search: ProductSearch;
  onClose(): void;
}

/** Exports the products of the list as a file that the server creates, and can import again. */
export function ProductExport({ search, onClose }: ProductExportProps) {
  const { t } = useTranslation("product-import");
  const client = useClient();
  const filters = products.filterQuery(search);
  return (
    <ServerExport
      title={t("exportTitle")}
      text={(count, value) => t("exportText", { count, value })}
      notes={[t("exportRows"), t("exportPrices")]}
      limit={(most) => t("exportLimit", { most })}
      start={t("exportStart")}
      leave={t("leave")}
      queryKey={queryKey(adminListProducts, { query: filters })}
      fetchPage={async (paging, signal) => {
        // Loads a relation, because without any, the server counts the rows of the page instead of the matches.
        const query = { ...filters, ...paging, order: "id", fields: "id", expand: "collection" };
        const page = await adminListProducts(client, { query }, { signal });
        return { rows: page.products.map(({ id }) => id), count: page.count };
      }}
      byIds={search.q !== ""}
      job={(id) => ({
        type: "product-export",
        context: { order: search.order, filterable_fields: id ? { id: [...id] } : filters },
      })}
      onClose={onClose}
    />
  );
}
