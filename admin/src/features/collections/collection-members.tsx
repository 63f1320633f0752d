import { css } from "#styled/css";
import { useAdminRemoveProductsFromCollection, useClient } from "@countertop/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ListMinus, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../../lib/late.ts";
import { useCommands } from "../../patterns/commands.ts";
import { ErrorState } from "../../patterns/error-state.tsx";
import { ListEmpty } from "../../patterns/list-empty.tsx";
import { ListPager } from "../../patterns/list-pager.tsx";
import type { Named } from "../../patterns/list-selection.ts";
import { useFormat } from "../../patterns/use-format.ts";
import { useListSelection } from "../../patterns/use-list-selection.ts";
import { useSearchDraft } from "../../patterns/use-search-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { SearchField } from "../../ui/search-field.tsx";
import {
  memberListQuery,
  MEMBERS_PER_PAGE,
  nameOf,
  type Collection,
} from "./collection-queries.ts";
import type { MemberSearch } from "./collection-search.ts";
import { MemberTable } from "./member-table.tsx";

const BulkBar = late(() =>
  import("../../patterns/list-bulk-bar.tsx").then((m) => ({ default: m.BulkBar })),
);
const Confirm = late(() =>
  import("../../patterns/confirm.tsx").then(({ Confirm }) => ({ default: Confirm })),
);

export interface CollectionMembersProps {
  collection: Collection;
  search: MemberSearch;
  onSearch(search: MemberSearch): void;
  onAdd(): void;
}

/** The products of a collection, a page of them at a time. */
export function CollectionMembers({ collection, search, onSearch, onAdd }: CollectionMembersProps) {
  const { t } = useTranslation(["collections", "common"]);
  const format = useFormat();
  const query = useQuery({
    ...memberListQuery(useClient(), collection.id, search),
    placeholderData: keepPreviousData,
  });
  const { mutateAsync } = useAdminRemoveProductsFromCollection();
  const [draft, setDraft] = useSearchDraft(search.products, (products) =>
    onSearch({ products, page: 1 }),
  );
  const products = query.data?.products;
  const rows = products?.map((product): Named => ({ id: product.id, name: nameOf(product) }));
  const picked = useListSelection(`collection ${collection.id}`, search.products, rows ?? []);
  const selected = [...picked.selection.picked.keys()];
  const [leaving, setLeaving] = useState<readonly string[]>();
  const total = query.data?.count;
  const searching = search.products !== "";
  useCommands([
    {
      id: "collection.products",
      group: "page",
      label: t("products.add"),
      icon: <Plus aria-hidden />,
      keys: "a",
      run: onAdd,
    },
  ]);

  const remove = async (ids: readonly string[]) => {
    await mutateAsync({ id: collection.id, body: { product_ids: [...ids] } });
    picked.only(
      [...picked.selection.picked]
        .filter(([id]) => !ids.includes(id))
        .map(([id, name]) => ({ id, name })),
    );
    notify("success", t("products.removed"), nameOf(collection));
  };

  return (
    <Card
      flush
      title={t("products.title")}
      note={total === undefined || searching ? undefined : format.number(total)}
      actions={
        <>
          {(searching || (total ?? 0) > 0) && (
            <SearchField
              aria-label={t("products.search")}
              placeholder={t("products.search")}
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
        ) : products?.length === 0 && !query.isPlaceholderData ? (
          <ListEmpty
            total={total ?? 0}
            filtered={searching}
            empty={{ title: t("products.emptyTitle"), text: t("products.emptyText") }}
            onFirst={() => onSearch({ ...search, page: 1 })}
            onClear={() => onSearch({ products: "", page: 1 })}
          />
        ) : (
          <MemberTable
            products={products}
            stale={query.isPlaceholderData}
            selection={picked.selection}
            onToggle={picked.toggle}
            onPage={picked.page}
            onRemove={(id) => setLeaving([id])}
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
        {selected.length > 0 && (
          <BulkBar
            actions={[
              { id: "remove", label: t("products.remove"), icon: <ListMinus aria-hidden /> },
            ]}
            size={selected.length}
            total={selected.length}
            all={false}
            onAll={picked.clear}
            onClear={picked.clear}
            onAction={() => setLeaving(selected)}
          />
        )}
      </Suspense>
      <Suspense>
        {leaving && (
          <Confirm
            title={t("products.removeTitle")}
            text={t("products.removeText")}
            action={t("products.remove")}
            onConfirm={() => remove(leaving)}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}

const body = css({ paddingBlockStart: "12" });
