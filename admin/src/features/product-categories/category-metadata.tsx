import { useAdminUpdateProductCategory, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../patterns/form-overlay.tsx";
import { MetadataEditor } from "../../patterns/metadata-editor.tsx";
import { notify } from "../../ui/notify.ts";
import { allMetadata } from "./category-form.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";
import { categoryQuery } from "./category-queries.ts";

export function CategoryMetadata({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "common"]);
  const { mutateAsync } = useAdminUpdateProductCategory();
  const queries = useQueryClient();
  const query = categoryQuery(useClient(), category?.id ?? "");
  const { data, error, refetch } = useQuery({ ...query, enabled: category !== undefined });
  if (!data)
    return error ? (
      <FormDrawerWaiting
        title={t("common:metadata.title")}
        subtitle={category?.name}
        error={error}
        onRetry={() => void refetch()}
        onClose={() => onClose()}
      />
    ) : null;
  const { id, name, metadata } = data.product_category;
  return (
    <MetadataEditor
      subtitle={name}
      metadata={metadata}
      save={async (changes) => {
        // Somebody else may have added a name since.
        const now = (await queries.fetchQuery({ ...query, staleTime: 0 })).product_category;
        await mutateAsync({ id, body: { metadata: allMetadata(now.metadata, changes) } });
        notify("success", t("edit.saved"), name);
      }}
      onClose={() => onClose()}
    />
  );
}
