import { useAdminUpdateProduct, useClient } from "@countertop/sdk/react";
import { useShowSaved } from "../../patterns/record-save.ts";
import type { ProductBody } from "./product-form.ts";
import { productQuery, type Product } from "./product-queries.ts";

/** Saves a part of a product. */
export function useSaveProduct(id: string): (body: ProductBody) => Promise<Product> {
  const show = useShowSaved(productQuery(useClient(), id).queryKey, "product");
  const { mutateAsync } = useAdminUpdateProduct();
  return async (body) => {
    const { product } = await mutateAsync({ id, body });
    show(product);
    return product;
  };
}
