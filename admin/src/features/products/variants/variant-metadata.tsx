import { useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting, MetadataEditor } from "../../../patterns/form.ts";
import { notify } from "../../../ui/notify.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { variantQuery } from "./variant-queries.ts";

/**
 * Deletes a key that doesn't exist. Without this additional change, the server doesn't notice that an array or an object was
 * deleted or replaced by a plain value.
 */
const noticed = { "": "" };

export function VariantMetadataModal({ product, variant: id, onClose }: ProductPartProps) {
  const { t } = useTranslation(["product-variants", "common"]);
  const queries = useQueryClient();
  const query = variantQuery(useClient(), id);
  const { data, error, refetch } = useQuery(query);
  const { mutateAsync: update } = useAdminUpdateVariant();
  if (!data)
    return (
      <FormDrawerWaiting
        title={t("common:metadata.title")}
        subtitle={product.title}
        error={error}
        onRetry={() => void refetch()}
        onClose={onClose}
        shape="full"
      />
    );
  const { title, metadata } = data.variant;
  return (
    <MetadataEditor
      subtitle={title}
      metadata={metadata}
      read={async () => (await fetchNow(queries, query)).variant.metadata}
      save={async (changes) => {
        await update({
          id: product.id,
          variant_id: id,
          body: { metadata: { ...changes, ...noticed } },
          // Requests few fields, because the response is a whole product, which isn't needed.
          query: { fields: "id", expand: "" },
        });
        notify("success", t("form.saved"), title);
      }}
      onClose={onClose}
    />
  );
}
