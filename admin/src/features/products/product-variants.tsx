import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Boxes } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../patterns/error-state.tsx";
import { RowLink } from "../../patterns/links.tsx";
import { ListPager } from "../../patterns/list-pager.tsx";
import { useFormat } from "../../patterns/use-format.ts";
import { useSearchDraft } from "../../patterns/use-search-draft.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";
import {
  stockQuery,
  variantListQuery,
  VARIANTS_PER_PAGE,
  type Variant,
} from "./product-queries.ts";
import type { ProductEdit, ProductPageSearch, VariantSearch } from "./product-search.ts";
import { useVariantActions } from "./variant-actions.tsx";
import { basePrice, currenciesOf } from "./variant-prices.ts";

export interface ProductVariantsProps {
  productId: string;
  search: ProductPageSearch;
  onSearch(search: VariantSearch): void;
  /** The title of a variant that was just added and has no price. */
  unpriced: string;
  onOpen(edit: ProductEdit, variant?: string): void;
}

/** A page of variants at a time: a product may have thousands. */
export function ProductVariants({
  productId,
  search,
  onSearch,
  unpriced,
  onOpen,
}: ProductVariantsProps) {
  const { t } = useTranslation(["products", "product-variants", "common"]);
  const format = useFormat();
  const client = useClient();
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
          {searchable && (
            <SearchField
              aria-label={t("variants.search")}
              placeholder={t("variants.search")}
              clearLabel={t("common:actions.clearSearch")}
              value={draft}
              onValueChange={setDraft}
            />
          )}
          {total !== undefined && (searching || total > 0) && (
            <Button size="sm" onClick={() => onOpen("prices")}>
              {t("prices.edit")}
            </Button>
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
            variants={query.data?.variants}
            stale={query.isPlaceholderData}
            link={(variant) => (
              <RowLink
                to="/a/products/$id"
                params={{ id: productId }}
                search={{ ...search, edit: "variant", variant: variant.id }}
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

function VariantTable({
  variants,
  stale,
  link,
  tools,
}: {
  variants: readonly Variant[] | undefined;
  stale: boolean;
  link(variant: Variant): ReactNode;
  tools(variant: Variant): ReactNode;
}) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  const client = useClient();
  const ids = variants?.map(({ id }) => id) ?? [];
  const stock = useQuery({
    ...stockQuery(client, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const stockOf = new Map(
    stock.data?.variants.map((variant) => [variant.id, variant.inventory_quantity]),
  );
  const currencies = currenciesOf(variants ?? []);

  return (
    <Table.Scroller label={t("variants.table")}>
      <Table.Root aria-label={t("variants.table")} aria-busy={!variants || stale}>
        <Table.Head>
          <Table.Header>{t("variants.columnTitle")}</Table.Header>
          <Table.Header from="md">{t("variants.columnSku")}</Table.Header>
          <Table.Header align="end">{t("variants.columnStock")}</Table.Header>
          {currencies.map((currency) => (
            <Table.Header key={currency} align="end">
              {t("variants.columnPrice", { currency: currency.toUpperCase() })}
            </Table.Header>
          ))}
          <Table.Header align="end" width="48px">
            <span className={spoken}>{t("common:list.actions")}</span>
          </Table.Header>
        </Table.Head>
        <Table.Body>
          {variants?.map((variant) => (
            <Table.Row key={variant.id}>
              <Table.Cell className={title}>{link(variant)}</Table.Cell>
              <Table.Cell from="md" className={code}>
                {variant.sku}
              </Table.Cell>
              <Table.Cell align="end">
                <Stock
                  variant={variant}
                  quantity={stockOf.get(variant.id)}
                  pending={stock.isPending}
                />
              </Table.Cell>
              {currencies.map((currency) => {
                const price = basePrice(variant, currency);
                return (
                  <Table.Cell key={currency} align="end">
                    {price === undefined ? t("common:values.none") : format.money(price, currency)}
                  </Table.Cell>
                );
              })}
              <Table.Cell align="end">
                <span className={Table.toolClass}>{tools(variant)}</span>
              </Table.Cell>
            </Table.Row>
          )) ??
            Array.from({ length: 4 }, (_, index) => (
              <Table.Row key={index} aria-hidden>
                <Table.Cell>
                  <Skeleton width="50%" />
                </Table.Cell>
                <Table.Cell from="md">
                  <Skeleton width="96px" />
                </Table.Cell>
                <Table.Cell align="end">
                  <Skeleton width="48px" />
                </Table.Cell>
                <Table.Cell />
              </Table.Row>
            ))}
        </Table.Body>
      </Table.Root>
    </Table.Scroller>
  );
}

function Stock({
  variant,
  quantity,
  pending,
}: {
  variant: Variant;
  quantity: number | undefined;
  pending: boolean;
}) {
  const { t } = useTranslation(["products", "common"]);
  const format = useFormat();
  if (!variant.manage_inventory) return <span className={quiet}>{t("variants.notTracked")}</span>;
  if (pending) return <Skeleton width="32px" />;
  if (quantity === undefined) return t("common:values.none");
  return (
    <>
      {quantity <= 0 && variant.allow_backorder && (
        <span className={quiet}>{t("variants.backorder")} </span>
      )}
      <span className={quantity <= 0 ? gone : undefined}>{format.number(quantity)}</span>
    </>
  );
}

const body = css({ paddingBlockStart: "12" });
const notice = css({ padding: "12" });
const spoken = css({ srOnly: true });
const title = css({
  color: "fg.default",
  fontWeight: "medium",
  minWidth: "120",
  overflowWrap: "anywhere",
});
const code = css({ fontFamily: "mono", textStyle: "small" });
const quiet = css({ color: "fg.muted" });
const gone = css({ color: "fg.danger", fontWeight: "medium" });
