import { useTranslation } from "react-i18next";
import { useReadRecord, useSaveRecord } from "../../../patterns/fields.ts";
import { type RecordEditOptions, useRecordEdit } from "../../../patterns/form.ts";
import { products } from "../../../resources/products.ts";
import { notify } from "../../../ui/notify.ts";
import type { Product } from "../product-queries.ts";
import type { ProductBody } from "./product-fields.ts";

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
  const save = useSaveRecord(products, product.id);
  return useRecordEdit<Product, Values>({
    ...part,
    record: product,
    read: useReadRecord(products, product.id),
    save: async (values, now) => {
      const saved = await save(toBody(values, now));
      notify("success", t("edit.saved"), saved.title);
    },
  });
}
