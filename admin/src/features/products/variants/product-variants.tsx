import { css } from "#styled/css";
import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListProductVariants, adminUpdateVariant } from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FoldVertical, UnfoldVertical, Group, Ungroup } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../../lib/errors.ts";
import { RelatedCard } from "../../../patterns/list.ts";
import { RowLink } from "../../../patterns/page.ts";
import { useRowSelection } from "../../../patterns/row-table.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notify.ts";
import { variantListQuery, type Product, type Variant } from "../product-queries.ts";
import type { ProductPageSearch, VariantSearch } from "../product-search.ts";
import { isChosen, type ChosenVariants } from "../record/product-overlays.tsx";
import { useVariantBulk } from "./use-variant-bulk.tsx";
import { useVariantCells } from "./use-variant-cells.ts";
import { useVariantGroups } from "./use-variant-groups.ts";
import { groupedVariantsQuery } from "./table-queries.ts";
import { useVariantActions } from "./variant-actions.tsx";
import { VariantTable } from "./variant-table.tsx";

export interface ProductVariantsProps {
  product: Product;
  search: ProductPageSearch;
  onSearch(search: VariantSearch): void;
  /** The title of a variant that was just added without a price. */
  unpriced: string;
  /** Opens an overlay, for one variant, for the selected ones, or for all. */
  onOpen(edit: string, variant?: string, chosen?: ChosenVariants): void;
}

/** The variants of a product, in pages or groups, because there may be thousands. */
export function ProductVariants({
  product,
  search,
  onSearch,
  unpriced,
  onOpen,
}: ProductVariantsProps) {
  const { t } = useTranslation(["products", "product-variants"]);
  const { t: tCommon } = useTranslation("common");
  const client = useClient();
  const productId = product.id;
  const query = useQuery({
    ...variantListQuery(client, productId, search),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.count;
  const groups = useVariantGroups(product, total, search.variants !== "");
  const { cells, withEdits, question } = useVariantCells(productId);
  const refresh = useRevalidate();
  const actions = useVariantActions({ productId, onOpen, view: useGroupEntries(groups) });
  const shown = groups.on ? groups.query : query;
  const variants = (groups.on ? groups.query.data : query.data?.variants)?.map(withEdits);
  const rows = variants && (groups.on ? groups.rowsOf(variants) : variants);
  const fetchAll = async (signal: AbortSignal) =>
    search.variants === ""
      ? groupedVariantsQuery(client, productId).queryFn({ signal })
      : everyMatch(client, productId, search.variants, signal);
  /** Opens an overlay for the selected variants. If these are all matches of a search, reads them first. */
  const openChosen = (edit: string, chosen: ChosenVariants) => {
    if (!chosen.all || search.variants === "") return onOpen(edit, "", chosen);
    fetchAll(AbortSignal.timeout(60_000)).then(
      (matches) => {
        const ids = matches.flatMap(({ id }) => (isChosen(chosen, id) ? id : []));
        onOpen(edit, "", { all: false, ids });
      },
      (error: unknown) => {
        const { title, message } = problemOf(error, tCommon);
        notify("error", title, message);
      },
    );
  };
  const picked = useRowSelection({
    of: search.variants,
    rows,
    total,
    nameOf: ({ title }: Variant) => title,
    actions: useVariantBulk(productId, openChosen),
    fetchAll,
    refresh: () => refresh(adminUpdateVariant),
  });

  return (
    <RelatedCard
      title={t("variants.title")}
      search={{ find: search.variants, page: search.page }}
      onSearch={({ find = search.variants, page }) => onSearch({ variants: find, page })}
      searchLabel={t("variants.search")}
      searchFrom={10}
      searchBelow
      query={shown}
      total={total}
      shown={rows?.length}
      paged={!groups.on}
      empty={{ title: t("variants.emptyTitle"), text: t("variants.emptyText") }}
      actions={
        <>
          {total !== undefined && (search.variants !== "" || total > 0) && (
            <>
              <Button size="sm" onClick={() => onOpen("prices")}>
                {t("prices.edit")}
              </Button>
              {/* On a phone, this action is in the menu instead. */}
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
      foot={
        <>
          {picked.bar}
          {actions.overlays}
          {question}
        </>
      }
    >
      <VariantTable
        options={product.options ?? []}
        rows={rows}
        variants={variants}
        stale={shown.isPlaceholderData}
        total={groups.on ? rows?.length : total}
        page={groups.on ? 1 : search.page}
        select={picked.select}
        cells={cells}
        onGroup={groups.turn}
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
        {...(actions.counted && {
          stockLink: (variant: Variant, text: ReactNode) => (
            <Link
              to="/a/products/$id"
              params={{ id: productId }}
              search={{ edit: "stock", ...search, variant: variant.id }}
              resetScroll={false}
              className={stockLink}
              title={t("product-variants:actions.stock")}
            >
              {text}
            </Link>
          ),
        })}
        tools={actions.tools}
      />
    </RelatedCard>
  );
}

/** Menu entries that group the variants, and that open or close all groups. */
function useGroupEntries({ on, option, choose, turnAll }: ReturnType<typeof useVariantGroups>) {
  const { t } = useTranslation("product-variants");
  if (!option) return [];
  const entry = (id: string, label: string, icon: ReactNode, run: () => void) => ({
    id,
    label,
    icon,
    run,
  });
  if (!on)
    return [
      entry("group", t("groups.by", { option: option.title }), <Group aria-hidden />, () =>
        choose(true),
      ),
    ];
  return [
    entry("expand", t("groups.expand"), <UnfoldVertical aria-hidden />, () => turnAll(true)),
    entry("collapse", t("groups.collapse"), <FoldVertical aria-hidden />, () => turnAll(false)),
    entry("ungroup", t("groups.none"), <Ungroup aria-hidden />, () => choose(false)),
  ];
}

/** All variants that match a search. */
async function everyMatch(client: HttpClient, id: string, q: string, signal: AbortSignal) {
  const input = { id, query: { q, order: "id", limit: 100, expand: "prices,options" } };
  const found: Variant[] = [];
  for await (const variant of iterate(client, adminListProductVariants, input, { signal }))
    found.push(variant as Variant);
  return found;
}

// On top of the row's link, which covers the row.
const stockLink = css({
  position: "relative",
  zIndex: 1,
  textDecorationLine: { base: "none", _hover: "underline", _focusVisible: "underline" },
});
const wide = css({ hideBelow: "md" });
const notice = css({ padding: "12" });
