import { useAdminUpdateProductCategory, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { MetadataEditor } from "../../patterns/metadata-editor.tsx";
import { notify } from "../../ui/notify.ts";
import { allMetadata } from "./category-form.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";
import { categoryQuery } from "./category-queries.ts";

export function CategoryMetadata({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation("product-categories");
  const { mutateAsync } = useAdminUpdateProductCategory();
  const { data } = useQuery({
    ...categoryQuery(useClient(), category?.id ?? ""),
    enabled: category !== undefined,
  });
  if (!data) return null;
  const { id, name, metadata } = data.product_category;
  return (
    <MetadataEditor
      subtitle={name}
      metadata={metadata}
      save={async (changes) => {
        await mutateAsync({ id, body: { metadata: allMetadata(metadata, changes) } });
        notify("success", t("edit.saved"), name);
      }}
      onClose={() => onClose()}
    />
  );
}
