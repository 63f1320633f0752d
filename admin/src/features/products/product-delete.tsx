import { useAdminDeleteProduct } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { RecordDelete } from "../../patterns/record-delete.tsx";
import type { Product } from "./product-queries.ts";

export function ProductDelete({ product, onDeleted }: { product: Product; onDeleted(): void }) {
  const { t } = useTranslation("products");
  const { mutateAsync } = useAdminDeleteProduct();
  return (
    <RecordDelete
      name={product.title}
      title={t("delete.title")}
      text={t("delete.text")}
      action={t("delete.action")}
      done={t("delete.doneTitle")}
      typed={product.title || product.id}
      onDelete={() => mutateAsync({ id: product.id })}
      onDeleted={onDeleted}
    />
  );
}
