import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ListMinus, Plus } from "lucide-react";
import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { forEachConcurrently, chunk } from "../../lib/concurrency.ts";
import { problemOf } from "../../lib/errors.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { nameOf } from "../../lib/name-of.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { useCommands } from "../page/commands.ts";
import { ErrorState } from "../page/error-state.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListPager } from "./list-pager.tsx";
import { readOne } from "./list-search.ts";
import { sizeOf, type Named } from "./list-selection.ts";
import {
  everyMember,
  memberProductsQuery,
  MEMBERS_PER_PAGE,
  type MembersOf,
} from "./member-products-query.ts";
import { memberOrders, type MemberSearch } from "./member-search.ts";
import { MemberProductsTable } from "./member-products-table.tsx";
import { useFormat } from "../page/use-format.ts";
import { useListSelection } from "./use-list-selection.ts";
import { useSearchDraft } from "./use-search-draft.ts";

const BulkBar = lazyWithRetry(() =>
  import("./list-bulk-bar.tsx").then((m) => ({ default: m.BulkBar })),
);

export interface MemberProductsProps {
  /** Of what kind the record is, and which one: the selection is remembered by it. */
  slug: string;
  /** What the record is called. */
  name: string;
  of: MembersOf;
  search: MemberSearch;
  onSearch(search: MemberSearch): void;
  labels: {
    table: string;
    search: string;
    emptyTitle: string;
    emptyText: string;
    remove: string;
    removed: string;
  };
  /** Asks for the products to add; `AddMemberProducts` is made for that. */
  onAdd(): void;
  remove(ids: readonly string[]): Promise<unknown>;
  /** Undoes `remove`. */
  restore(ids: readonly string[]): Promise<unknown>;
}

/** The products that belong to a record, a page of them at a time. Its words are in `members`. */
export function MemberProducts(props: MemberProductsProps) {
  const { slug, name, of, search, onSearch, labels, onAdd, remove, restore } = props;
  const { t } = useTranslation(["members", "common"]);
  const { t: common } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const query = useQuery({
    ...memberProductsQuery(client, of, search),
    placeholderData: keepPreviousData,
  });
  const [draft, setDraft] = useSearchDraft(search.products, (products) =>
    onSearch({ ...search, products, page: 1 }),
  );
  const products = query.data?.products;
  const rows = products?.map((product): Named => ({ id: product.id, name: nameOf(product) })) ?? [];
  const picked = useListSelection(slug, search.products, rows);
  /** On their way out: a second press asks for nothing more. */
  const leaving = useRef(new Set<string>());
  const total = query.data?.count;
  const size = sizeOf(picked.selection, total ?? 0);
  const searching = search.products !== "";
  const orders = {
    title: t("order.title"),
    "-created_at": t("order.newest"),
    created_at: t("order.oldest"),
  };
  useCommands([
    {
      id: "members.add",
      group: "page",
      label: t("add"),
      icon: <Plus aria-hidden />,
      keys: "a",
      run: onAdd,
    },
  ]);

  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      const { title, message, retryable } = problemOf(error, common);
      notify("error", title, message, retryable ? again(act) : undefined);
      return false;
    }
  };
  const again = (act: () => Promise<unknown>) => ({
    label: t("common:actions.retry"),
    run: () => void attempt(act),
  });
  const undo = (ids: readonly string[]) => ({
    label: t("common:actions.undo"),
    run: () => void attempt(() => partByPart(ids, restore)),
  });
  const take = (asked: readonly Named[]) =>
    attempt(async () => {
      const going = asked.filter(({ id }) => !leaving.current.has(id));
      if (going.length === 0) return;
      const ids = going.map(({ id }) => id);
      for (const id of ids) leaving.current.add(id);
      try {
        await partByPart(ids, remove);
      } finally {
        for (const id of ids) leaving.current.delete(id);
      }
      picked.drop(going);
      notify("success", labels.removed, going.length === 1 ? going[0]?.name : name, undo(ids));
    });
  const takeSelected = () => {
    const { all, picked: named } = picked.selection;
    if (!all) return void take([...named].map((row): Named => ({ id: row[0], name: row[1] })));
    if (leaving.current.has(slug)) return;
    /** Also those of an attempt that failed halfway: all of them can be brought back. */
    const gone: string[] = [];
    void attempt(async () => {
      leaving.current.add(slug);
      try {
        const every = await everyMember(client, of, search.products);
        await partByPart(
          every.filter((id) => !named.has(id)),
          async (ids) => {
            await remove(ids);
            gone.push(...ids);
          },
        );
      } finally {
        leaving.current.delete(slug);
      }
      picked.clear();
      notify("success", labels.removed, name, undo(gone));
    });
  };

  return (
    <Card
      flush
      title={t("title")}
      note={total === undefined || searching ? undefined : format.number(total)}
      actions={
        <>
          {(searching || (total ?? 0) > 0) && (
            <div className={find}>
              <SearchField
                aria-label={labels.search}
                placeholder={labels.search}
                clearLabel={t("common:actions.clearSearch")}
                value={draft}
                onValueChange={setDraft}
              />
            </div>
          )}
          {(total ?? 0) > 1 && (
            <Select
              size="sm"
              aria-label={t("order.label")}
              value={search.order}
              options={memberOrders.map((order) => ({ value: order, label: orders[order] }))}
              onValueChange={(order) =>
                onSearch({ ...search, order: readOne(order, memberOrders), page: 1 })
              }
            />
          )}
          <Button size="sm" icon={<Plus aria-hidden />} onClick={onAdd}>
            {t("add")}
          </Button>
        </>
      }
    >
      <div className={body}>
        {query.error && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : products?.length === 0 && !query.isPlaceholderData ? (
          <ListEmpty
            total={total ?? 0}
            filtered={searching}
            empty={{ title: labels.emptyTitle, text: labels.emptyText }}
            onFirst={() => onSearch({ ...search, page: 1 })}
            onClear={() => onSearch({ ...search, products: "", page: 1 })}
          />
        ) : (
          <MemberProductsTable
            label={labels.table}
            products={products}
            stale={query.isPlaceholderData}
            selection={picked.selection}
            onToggle={picked.toggle}
            onPage={picked.page}
            onRemove={(row) => void take([row])}
          />
        )}
      </div>
      {total !== undefined && total > MEMBERS_PER_PAGE && (
        <ListPager
          total={total}
          state={{ page: search.page, limit: MEMBERS_PER_PAGE }}
          onChange={({ page }) => onSearch({ ...search, page: page ?? 1 })}
          sizes={false}
        />
      )}
      <Suspense>
        {size > 0 && (
          <BulkBar
            actions={[{ id: "remove", label: labels.remove, icon: <ListMinus aria-hidden /> }]}
            size={size}
            total={total ?? 0}
            all={picked.selection.all}
            onAll={picked.all}
            onClear={picked.clear}
            onAction={takeSelected}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** The server takes thousands at once only slowly: part by part, one after the other. */
const partByPart = (ids: readonly string[], act: (part: string[]) => Promise<unknown>) =>
  forEachConcurrently(chunk(ids, 250), 1, act);

// On a phone it has a line of its own.
const find = css({ flex: "1 1 12rem" });
const body = css({ paddingBlockStart: "12" });
