import { useAdminUpdateProduct, useClient } from "@countertop/sdk/react";
import { ArchiveX, Rocket } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../../patterns/page.ts";
import { useOptimisticUpdate } from "../../../patterns/record.ts";
import { Button } from "../../../ui/button.tsx";
import type { ProductBody } from "./product-fields.ts";
import { productQuery, type Product } from "../product-queries.ts";

/** Puts a product on sale and takes it off again: shown at once, taken back when the store refuses. */
export function ProductStatusToggle({ product }: { product: Product }) {
  const { t } = useTranslation("products");
  const { queryKey } = productQuery(useClient(), product.id);
  const update = useAdminUpdateProduct(
    useOptimisticUpdate(
      queryKey,
      (old: { product: Product }, { body }: { body?: ProductBody }) => ({
        product: { ...old.product, status: body?.status ?? old.product.status },
      }),
    ),
  );
  const published = product.status === "published";
  const label = t(published ? "status.unpublish" : "status.publish");
  const Icon = published ? ArchiveX : Rocket;
  const toggle = () =>
    update.mutate({ id: product.id, body: { status: published ? "draft" : "published" } });
  useCommands([
    {
      id: "product.status",
      group: "page",
      label,
      icon: <Icon aria-hidden />,
      keys: "p",
      run: toggle,
    },
  ]);
  return (
    <Button icon={<Icon aria-hidden />} onClick={toggle}>
      {label}
    </Button>
  );
}
