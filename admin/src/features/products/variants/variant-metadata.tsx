import { useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting, MetadataEditor } from "../../../patterns/form.ts";
import { notify } from "../../../ui/notify.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { variantQuery } from "./variant-queries.ts";

/**
 * The server overlooks that a list or an object has been dropped, or has become a plain value, unless something else is
 * another as well: for one thing, that it is to drop a name that nobody has.
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
          // The answer is a whole product, of which nothing is needed.
          query: { fields: "id", expand: "" },
        });
        notify("success", t("form.saved"), title);
      }}
      onClose={onClose}
    />
  );
}
