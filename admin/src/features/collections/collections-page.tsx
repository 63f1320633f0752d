import { useClient } from "@countertop/sdk/react";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../../lib/late.ts";
import { nameOf } from "../../lib/name-of.ts";
import { useCommands } from "../../patterns/commands.ts";
import { ListPage } from "../../patterns/list-page.tsx";
import { useFormat } from "../../patterns/use-format.ts";
import { Button } from "../../ui/button.tsx";
import { useCollectionActions } from "./collection-actions.tsx";
import { useCollectionColumns } from "./collection-columns.tsx";
import { collectionListQuery } from "./collection-queries.ts";
import {
  readCollectionSearch,
  type CollectionSearch,
  type CollectionsPageSearch,
} from "./collection-search.ts";

const CollectionCreate = late(async () => ({
  default: (await import("./collection-create.tsx")).CollectionCreate,
}));

export interface CollectionsPageProps {
  search: CollectionSearch;
  onSearch(search: CollectionSearch): void;
  /** What is open over the list. */
  edit: CollectionsPageSearch["edit"];
  onEdit(edit: CollectionsPageSearch["edit"]): void;
  /** To a collection that was just made. */
  onCreated(id: string): void;
}

export function CollectionsPage(props: CollectionsPageProps) {
  const { search, onSearch, edit, onEdit, onCreated } = props;
  const { t } = useTranslation(["collections", "common"]);
  const format = useFormat();
  const client = useClient();
  const create = () => onEdit("create");
  const icon = <Plus aria-hidden />;
  useCommands([
    {
      id: "collection.create",
      group: "page",
      label: t("create.title"),
      icon,
      keys: "n",
      run: create,
    },
  ]);
  return (
    <>
      <ListPage
        slug="collections"
        zone="product_collection.list"
        title={t("list.title")}
        count={(count) => t("list.count", { count, value: format.number(count) })}
        searchLabel={t("list.search")}
        columns={useCollectionColumns()}
        filters={[
          { id: "created", kind: "dates", label: t("common:record.created") },
          { id: "updated", kind: "dates", label: t("common:record.updated") },
        ]}
        actions={useCollectionActions()}
        tools={
          <Button visual="primary" icon={icon} onClick={create}>
            {t("create.title")}
          </Button>
        }
        nameOf={nameOf}
        read={readCollectionSearch}
        state={search}
        onState={onSearch}
        source={(state, paging) => collectionListQuery(client, state, paging)}
        pageOf={({ collections, count }) => ({ rows: collections, count })}
        empty={{
          title: t("list.emptyTitle"),
          text: t("list.emptyText"),
          action: (
            <Button icon={icon} onClick={create}>
              {t("create.title")}
            </Button>
          ),
        }}
      />
      <Suspense>
        {edit === "create" && <CollectionCreate onClose={() => onEdit("")} onCreated={onCreated} />}
      </Suspense>
    </>
  );
}
