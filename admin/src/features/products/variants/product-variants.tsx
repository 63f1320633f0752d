import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RelatedCard } from "../../../patterns/list.ts";
import { RowLink } from "../../../patterns/page.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { variantListQuery, type Product } from "../product-queries.ts";
import type { ProductPageSearch, VariantSearch } from "../product-search.ts";
import { useVariantActions } from "./variant-actions.tsx";
import { VariantTable } from "./variant-table.tsx";

export interface ProductVariantsProps {
  product: Product;
  search: ProductPageSearch;
  onSearch(search: VariantSearch): void;
  /** Title of a variant that was just added and has no price. */
  unpriced: string;
  onOpen(edit: string, variant?: string): void;
}

/** The variants of a product, page by page, because there may be thousands. */
export function ProductVariants({
  product,
  search,
  onSearch,
  unpriced,
  onOpen,
}: ProductVariantsProps) {
  const { t } = useTranslation(["products", "product-variants"]);
  const client = useClient();
  const productId = product.id;
  const query = useQuery({
    ...variantListQuery(client, productId, search),
    placeholderData: keepPreviousData,
  });
  const actions = useVariantActions({ productId, onOpen });
  const total = query.data?.count;

  return (
    <RelatedCard
      title={t("variants.title")}
      search={{ find: search.variants, page: search.page }}
      onSearch={({ find = search.variants, page }) => onSearch({ variants: find, page })}
      searchLabel={t("variants.search")}
      searchFrom={10}
      searchBelow
      query={query}
      total={total}
      shown={query.data?.variants.length}
      empty={{ title: t("variants.emptyTitle"), text: t("variants.emptyText") }}
      actions={
        <>
          {total !== undefined && (search.variants !== "" || total > 0) && (
            <>
              <Button size="sm" onClick={() => onOpen("prices")}>
                {t("prices.edit")}
              </Button>
              {/* On a phone, this button is in the menu. */}
              <span className={wide}>
                <Button size="sm" onClick={() => onOpen("stocks")}>
                  {t("product-variants:actions.stock")}
                </Button>
              </span>
            </>
          )}
          <Button size="sm" onClick={() => onOpen("variant")}>
            {t("product-variants:actions.add")}
          </Button>
          {actions.menu}
        </>
      }
      notice={
        unpriced !== "" && (
          <div className={notice}>
            <Alert
              tone="info"
              title={unpriced}
              action={
                <Button size="sm" onClick={() => onOpen("prices")}>
                  {t("prices.edit")}
                </Button>
              }
            >
              {t("product-variants:form.noPrice")}
            </Alert>
          </div>
        )
      }
      foot={actions.overlays}
    >
      <VariantTable
        options={product.options ?? []}
        variants={query.data?.variants}
        stale={query.isPlaceholderData}
        total={total}
        page={search.page}
        link={(variant, text) => (
          <RowLink
            to="/a/products/$id"
            params={{ id: productId }}
            search={{ edit: "variant", ...search, variant: variant.id }}
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

const wide = css({ hideBelow: "md" });
const notice = css({ padding: "12" });
