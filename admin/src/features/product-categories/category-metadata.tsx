import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../patterns/form.ts";
import { LazyRecordMetadata } from "../../patterns/record.ts";
import { productCategories } from "../../resources/product-categories.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";

/** Waits for the whole record: the tree knows no metadata. */
export function CategoryMetadata({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation("common");
  const query = productCategories.recordQueryOptions(useClient(), category?.id ?? "");
  const { data, error, refetch } = useQuery({ ...query, enabled: category !== undefined });
  if (data)
    return (
      <LazyRecordMetadata
        resource={productCategories}
        record={productCategories.recordIn(data)}
        onClose={() => onClose()}
      />
    );
  return error ? (
    <FormDrawerWaiting
      title={t("metadata.title")}
      subtitle={category?.name}
      error={error}
      onRetry={() => void refetch()}
      onClose={() => onClose()}
    />
  ) : null;
}
