import { useTranslation } from "react-i18next";
import { MetadataEditor } from "../../patterns/metadata-editor.tsx";
import { notify } from "../../ui/notify.ts";
import type { Product } from "./product-queries.ts";
import { useSaveProduct } from "./product-save.ts";

export function MetadataModal({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const save = useSaveProduct(product.id);
  return (
    <MetadataEditor
      subtitle={product.title}
      metadata={product.metadata}
      save={async (metadata) => {
        await save({ metadata });
        notify("success", t("general.savedTitle"), product.title);
      }}
      onClose={onClose}
    />
  );
}
