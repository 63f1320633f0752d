import { useAdminUpdateProduct, useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type RecordEditOptions, useRecordEdit, useShowSaved } from "../../../patterns/form.ts";
import { notify } from "../../../ui/notify.ts";
import type { ProductBody } from "./product-fields.ts";
import { productQuery, type Product } from "../product-queries.ts";

/** Saves a part of a product. */
export function useSaveProduct(id: string): (body: ProductBody) => Promise<Product> {
  const show = useShowSaved(productQuery(useClient(), id).queryKey);
  const { mutateAsync } = useAdminUpdateProduct();
  return async (body) => {
    const { product } = await mutateAsync({ id, body });
    show(product);
    return product;
  };
}

/** Reads a product as it is at this moment, whatever the page shows. */
export function useReadProduct(id: string): () => Promise<Product> {
  const queries = useQueryClient();
  const query = productQuery(useClient(), id);
  return async () => (await queries.fetchQuery({ ...query, staleTime: 0 })).product;
}

type Part<Values extends object> = Pick<
  RecordEditOptions<Product, Values>,
  "toForm" | "schema" | "labels" | "lists"
> & { toBody(values: Values, now: Product): ProductBody };

/** The form of a part of a product, in what opens over its page. */
export function useProductPart<Values extends object>(
  product: Product,
  { toBody, ...part }: Part<Values>,
) {
  const { t } = useTranslation("products");
  const save = useSaveProduct(product.id);
  return useRecordEdit<Product, Values>({
    ...part,
    record: product,
    read: useReadProduct(product.id),
    save: async (values, now) => {
      const saved = await save(toBody(values, now));
      notify("success", t("edit.saved"), saved.title);
    },
  });
}
