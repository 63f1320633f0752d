import { useAdminUpdateProduct, useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import type { ProductBody } from "./product-form.ts";
import { productQuery, type Product } from "./product-queries.ts";

/** Saves a part of a product; the page shows it without waiting for the record to be fetched anew. */
export function useSaveProduct(id: string): (body: ProductBody) => Promise<Product> {
  const queries = useQueryClient();
  const { queryKey } = productQuery(useClient(), id);
  const { mutateAsync } = useAdminUpdateProduct();
  return async (body) => {
    const { product: saved } = await mutateAsync({ id, body });
    // The answer brings other relations along than this page has asked for: take over only what it shows.
    const shown = (old: Product): Product => ({
      ...old,
      ...Object.fromEntries(Object.entries(saved).filter(([name]) => name in old)),
    });
    queries.setQueryData<{ product: Product }>(
      queryKey,
      (old) => old && { product: shown(old.product) },
    );
    return saved;
  };
}
