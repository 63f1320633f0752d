import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RelatedCard } from "../../../patterns/list.ts";
import { RowLink } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import { variantListQuery } from "../product-queries.ts";
import type { ProductVariantsProps } from "../variants/product-variants.tsx";
import { useVariantActions } from "../variants/variant-actions.tsx";
import { VariantTable } from "../variants/variant-table.tsx";

/** The variants of a gift card product, which are its amounts, with a price in each currency. */
export function Denominations({ product, search, onSearch, onOpen }: ProductVariantsProps) {
  const { t } = useTranslation(["gift-card-product", "products"]);
  const query = useQuery({
    ...variantListQuery(useClient(), product.id, search),
    placeholderData: keepPreviousData,
  });
  const actions = useVariantActions({ productId: product.id, onOpen });
  const total = query.data?.count;
  return (
    <RelatedCard
      title={t("denominations.title")}
      search={{ find: search.variants, page: search.page }}
      onSearch={({ find = search.variants, page }) => onSearch({ variants: find, page })}
      searchLabel={t("denominations.search")}
      searchFrom={10}
      searchBelow
      query={query}
      total={total}
      shown={query.data?.variants.length}
      empty={{ title: t("denominations.emptyTitle"), text: t("denominations.emptyText") }}
      actions={
        <>
          {total !== undefined && total > 0 && (
            <Button size="sm" onClick={() => onOpen("prices")}>
              {t("products:prices.edit")}
            </Button>
          )}
          <Button size="sm" onClick={() => onOpen("denomination")}>
            {t("denominations.add")}
          </Button>
        </>
      }
      foot={actions.overlays}
    >
      <VariantTable
        options={[]}
        amounts={t("denominations.option")}
        rows={query.data?.variants}
        variants={query.data?.variants}
        stale={query.isPlaceholderData}
        total={total}
        page={search.page}
        link={(variant, text) => (
          <RowLink
            to="."
            search={(old) => ({ ...old, edit: "variant", variant: variant.id })}
            resetScroll={false}
            title={variant.title}
          >
            {text}
          </RowLink>
        )}
        tools={actions.tools}
      />
    </RelatedCard>
  );
}
