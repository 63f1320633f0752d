import { css } from "#styled/css";
import {
  useAdminAddProductsToCategory,
  useAdminDeleteProductsFromCategory,
  useClient,
} from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PackageOpen, Plus, SearchX, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { ErrorState } from "../../patterns/error-state.tsx";
import { RowLink } from "../../patterns/links.tsx";
import { ListPager } from "../../patterns/list-pager.tsx";
import { ProductStatusBadge } from "../../patterns/product-status-badge.tsx";
import { useFormat } from "../../patterns/use-format.ts";
import { useSearchDraft } from "../../patterns/use-search-draft.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { notify } from "../../ui/notify.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import {
  categoryProductsQuery,
  PRODUCTS_PER_PAGE,
  type CategoryProduct,
} from "./category-queries.ts";

export interface CategoryProductsProps {
  id: string;
  search: { products: string; page: number };
  onSearch(search: { products: string; page: number }): void;
  onAdd(): void;
}

const nobody: ReadonlySet<string> = new Set();

/** What lies right in a category, a page at a time. */
export function CategoryProducts({ id, search, onSearch, onAdd }: CategoryProductsProps) {
  const { t } = useTranslation(["product-categories", "common", "products"]);
  const { t: words } = useTranslation("common");
  const format = useFormat();
  const query = useQuery({
    ...categoryProductsQuery(useClient(), id, search),
    placeholderData: keepPreviousData,
  });
  const [draft, setDraft] = useSearchDraft(search.products, (products) =>
    onSearch({ products, page: 1 }),
  );
  const [picked, pick] = useState(nobody);
  const { mutateAsync: removeProducts, isPending } = useAdminDeleteProductsFromCategory();
  const { mutateAsync: addProducts } = useAdminAddProductsToCategory();
  const total = query.data?.count;
  const searching = search.products !== "";
  const rows = query.data?.products;
  // A page that became empty by what was removed from it.
  const past = rows?.length === 0 && total !== undefined && total > 0;

  async function remove(ids: readonly string[]): Promise<void> {
    const body = { product_ids: ids.map((product) => ({ id: product })) };
    const count = ids.length;
    const tellProblem = (error: unknown) => {
      const { title, message } = problemOf(error, words);
      notify("error", title, message);
    };
    try {
      await removeProducts({ id, body });
    } catch (error) {
      tellProblem(error);
      return;
    }
    pick((old) => new Set([...old].filter((one) => !ids.includes(one))));
    const value = format.number(count);
    notify("success", t("products.removed"), t("products:list.count", { count, value }), {
      label: t("move.undo"),
      run: () => void addProducts({ id, body }).catch(tellProblem),
    });
  }

  return (
    <Card
      flush
      title={t("products:list.title")}
      note={total === undefined || searching ? undefined : format.number(total)}
      actions={
        <>
          {(searching || (total ?? 0) > 10) && (
            <SearchField
              aria-label={t("products:list.search")}
              placeholder={t("products:list.search")}
              clearLabel={t("common:actions.clearSearch")}
              value={draft}
              onValueChange={setDraft}
            />
          )}
          <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
            {t("products.add")}
          </Button>
        </>
      }
    >
      <div className={body}>
        {query.error && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : past ? (
          <Empty icon={<PackageOpen />} title={t("common:list.pastEndTitle")}>
            <Button onClick={() => onSearch({ ...search, page: 1 })}>
              {t("common:list.firstPage")}
            </Button>
          </Empty>
        ) : total === 0 ? (
          searching ? (
            <Empty icon={<SearchX />} title={t("common:list.noMatchTitle")} />
          ) : (
            <Empty
              icon={<PackageOpen />}
              title={t("products.emptyTitle")}
              text={t("products.emptyText")}
            />
          )
        ) : (
          <ProductTable
            rows={rows}
            stale={query.isPlaceholderData}
            picked={picked}
            onPick={pick}
            onRemove={(product) => void remove([product])}
          />
        )}
      </div>
      {picked.size > 0 && (
        <div className={bar} role="region" aria-label={t("common:bulk.label")}>
          <span>
            {t("common:bulk.selected", { count: picked.size, value: format.number(picked.size) })}
          </span>
          <Button size="sm" loading={isPending} onClick={() => void remove([...picked])}>
            {t("products.remove")}
          </Button>
          <Button size="sm" visual="ghost" onClick={() => pick(nobody)}>
            {t("common:bulk.clear")}
          </Button>
        </div>
      )}
      {total !== undefined && total > PRODUCTS_PER_PAGE && (
        <ListPager
          total={total}
          state={{ page: search.page, limit: PRODUCTS_PER_PAGE }}
          onChange={({ page }) => onSearch({ ...search, page: page ?? 1 })}
          sizes={false}
        />
      )}
    </Card>
  );
}

interface ProductTableProps {
  rows: readonly CategoryProduct[] | undefined;
  stale: boolean;
  picked: ReadonlySet<string>;
  onPick(picked: ReadonlySet<string>): void;
  onRemove(id: string): void;
}

function ProductTable({ rows, stale, picked, onPick, onRemove }: ProductTableProps) {
  const { t } = useTranslation(["product-categories", "common", "products"]);
  const all = rows !== undefined && rows.every(({ id }) => picked.has(id));
  const some = rows?.some(({ id }) => picked.has(id)) ?? false;
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(picked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    onPick(next);
  };
  return (
    <Table.Root aria-label={t("products:list.title")} aria-busy={!rows || stale}>
      <Table.Head>
        <Table.TickCell head>
          <Table.Tick
            label={t("common:list.selectPage")}
            checked={all}
            mixed={some && !all}
            disabled={!rows}
            onTick={() => toggle(rows?.map(({ id }) => id) ?? [], !all)}
          />
        </Table.TickCell>
        <Table.Header>{t("products:list.columnTitle")}</Table.Header>
        <Table.Header from="md">{t("products:list.columnStatus")}</Table.Header>
        <Table.Header align="end">
          <span className={spoken}>{t("common:list.actions")}</span>
        </Table.Header>
      </Table.Head>
      <Table.Body>
        {rows?.map(({ id, title, thumbnail, status }) => {
          const name = title || t("products:list.untitled");
          return (
            <Table.Row key={id} data-row-id={id}>
              <Table.TickCell>
                <Table.Tick
                  label={t("common:list.selectRow", { name })}
                  checked={picked.has(id)}
                  onTick={() => toggle([id], !picked.has(id))}
                />
              </Table.TickCell>
              <Table.Cell>
                <span className={product}>
                  <Thumb src={thumbnail} alt="" size="sm" />
                  <RowLink to="/a/products/$id" params={{ id }}>
                    {name}
                  </RowLink>
                </span>
              </Table.Cell>
              <Table.Cell from="md">
                <ProductStatusBadge status={status} />
              </Table.Cell>
              <Table.Cell align="end">
                <span className={tool}>
                  <IconButton
                    size="sm"
                    aria-label={t("common:picker.remove", { name })}
                    onClick={() => onRemove(id)}
                  >
                    <X aria-hidden />
                  </IconButton>
                </span>
              </Table.Cell>
            </Table.Row>
          );
        }) ??
          Array.from({ length: 4 }, (_, index) => (
            <Table.Row key={index} aria-hidden>
              <Table.TickCell />
              <Table.Cell>
                <Skeleton width="50%" />
              </Table.Cell>
              <Table.Cell from="md">
                <Skeleton width="72px" />
              </Table.Cell>
              <Table.Cell />
            </Table.Row>
          ))}
      </Table.Body>
    </Table.Root>
  );
}

const body = css({ paddingBlockStart: "12" });
const spoken = css({ srOnly: true });
const product = css({
  display: "flex",
  alignItems: "center",
  gap: "8",
  minWidth: 0,
  overflowWrap: "anywhere",
});
const tool = css({ display: "flex", justifyContent: "flex-end" });
const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  paddingInline: "card",
  paddingBlock: "8",
  borderBlockStart: "hairline",
});
