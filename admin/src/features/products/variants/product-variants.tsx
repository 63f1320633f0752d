import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Boxes } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState, RowLink, useFormat } from "../../../patterns/page.ts";
import { ListPager, useSearchDraft } from "../../../patterns/list.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { variantListQuery, VARIANTS_PER_PAGE, type Product } from "../product-queries.ts";
import type { ProductPageSearch, VariantSearch } from "../product-search.ts";
import { useVariantActions } from "./variant-actions.tsx";
import { VariantTable } from "./variant-table.tsx";

export interface ProductVariantsProps {
  product: Product;
  search: ProductPageSearch;
  onSearch(search: VariantSearch): void;
  /** The title of a variant that was just added and has no price. */
  unpriced: string;
  onOpen(edit: string, variant?: string): void;
}

/** A page of variants at a time: a product may have thousands. */
export function ProductVariants({
  product,
  search,
  onSearch,
  unpriced,
  onOpen,
}: ProductVariantsProps) {
  const { t } = useTranslation(["products", "product-variants", "common"]);
  const format = useFormat();
  const client = useClient();
  const productId = product.id;
  const query = useQuery({
    ...variantListQuery(client, productId, search),
    placeholderData: keepPreviousData,
  });
  const [draft, setDraft] = useSearchDraft(search.variants, (variants) =>
    onSearch({ variants, page: 1 }),
  );
  const actions = useVariantActions({ productId, onOpen });
  const total = query.data?.count;
  const searching = search.variants !== "";
  // A handful of variants needs no search.
  const searchable = searching || (total ?? 0) > 10;

  return (
    <Card
      flush
      title={t("variants.title")}
      note={total === undefined || searching ? undefined : format.number(total)}
      actions={
        <>
          {total !== undefined && (searching || total > 0) && (
            <>
              <Button size="sm" onClick={() => onOpen("prices")}>
                {t("prices.edit")}
              </Button>
              {/* A phone has it in the menu. */}
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
    >
      {unpriced !== "" && (
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
      )}
      {searchable && (
        <div className={find}>
          <SearchField
            aria-label={t("variants.search")}
            placeholder={t("variants.search")}
            clearLabel={t("common:actions.clearSearch")}
            value={draft}
            onValueChange={setDraft}
          />
        </div>
      )}
      <div className={body}>
        {query.error && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : total === 0 ? (
          <Empty
            icon={<Boxes />}
            title={searching ? t("common:list.noMatchTitle") : t("variants.emptyTitle")}
            text={searching ? undefined : t("variants.emptyText")}
          />
        ) : total !== undefined && query.data?.variants.length === 0 ? (
          <Empty
            icon={<Boxes />}
            title={t("common:list.pastEndTitle")}
            text={t("common:list.pastEndText")}
          >
            <Button onClick={() => onSearch({ ...search, page: 1 })}>
              {t("common:list.firstPage")}
            </Button>
          </Empty>
        ) : (
          <VariantTable
            options={product.options ?? []}
            variants={query.data?.variants}
            stale={query.isPlaceholderData}
            link={(variant) => (
              <RowLink
                to="/a/products/$id"
                params={{ id: productId }}
                search={{ edit: "variant", ...search, variant: variant.id }}
                resetScroll={false}
              >
                {variant.title}
              </RowLink>
            )}
            tools={actions.tools}
          />
        )}
      </div>
      {total !== undefined && total > VARIANTS_PER_PAGE && (
        <ListPager
          total={total}
          state={{ page: search.page, limit: VARIANTS_PER_PAGE }}
          onChange={({ page }) => onSearch({ ...search, page: page ?? 1 })}
          sizes={false}
        />
      )}
      {actions.overlays}
    </Card>
  );
}

const body = css({ paddingBlockStart: "12" });
const wide = css({ hideBelow: "md" });
const notice = css({ padding: "12" });
/** A line of its own: beside the buttons a phone would leave it no room. */
const find = css({ paddingInline: "card", paddingBlockStart: "12", maxWidth: "360" });
