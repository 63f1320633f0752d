import { useAdminDeleteCollection, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Library } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { late } from "../../lib/late.ts";
import { nameOf } from "../../lib/name-of.ts";
import { DetailPage } from "../../patterns/detail-page.tsx";
import { ButtonLink } from "../../patterns/links.tsx";
import { MetadataCard } from "../../patterns/metadata-card.tsx";
import { useNeighbours } from "../../patterns/neighbours.ts";
import { Panel } from "../../patterns/panel.tsx";
import { RecordAbsent } from "../../patterns/record-absent.tsx";
import { RawCard, RecordCard } from "../../patterns/record-cards.tsx";
import { RecordDelete } from "../../patterns/record-delete.tsx";
import { RecordSteps } from "../../patterns/record-steps.tsx";
import { WidgetZone } from "../../patterns/widget-zone.tsx";
import { CollectionGeneral } from "./collection-general.tsx";
import { CollectionProducts } from "./collection-products.tsx";
import { collectionListQuery, collectionQuery } from "./collection-queries.ts";
import {
  readCollectionSearch,
  type CollectionPageSearch,
  type CollectionSearch,
} from "./collection-search.ts";

const CollectionMetadata = late(async () => ({
  default: (await import("./collection-metadata.tsx")).CollectionMetadata,
}));
const AddCollectionProducts = late(async () => ({
  default: (await import("./collection-products-add.tsx")).AddCollectionProducts,
}));

export interface CollectionPageProps {
  id: string;
  search: CollectionPageSearch;
  onSearch(search: CollectionPageSearch): void;
  /** To the list: there is no such collection any more. */
  onDeleted(): void;
  /** To another collection of the list. */
  onGo(id: string): void;
}

export function CollectionPage({ id, search, onSearch, onDeleted, onGo }: CollectionPageProps) {
  const { t } = useTranslation("collections");
  const client = useClient();
  const query = useQuery(collectionQuery(client, id));
  const { mutateAsync } = useAdminDeleteCollection();
  const neighbours = useNeighbours({
    list: "collections",
    id,
    read: readCollectionSearch,
    query: (list: CollectionSearch) => collectionListQuery(client, list),
    ids: ({ collections, count }) => ({ ids: collections.map((one) => one.id), count }),
  });

  if (!query.data)
    return (
      <RecordAbsent
        query={query}
        missing={{
          icon: <Library />,
          title: t("detail.missing"),
          link: <ButtonLink to="/a/collections">{t("detail.back")}</ButtonLink>,
        }}
        loading={{ label: t("detail.loading"), main: ["fields", "lines"], aside: ["lines"] }}
      />
    );

  const { collection } = query.data;
  // The products have a card of their own.
  const { products: _, ...raw } = collection;
  const open = (edit: CollectionPageSearch["edit"]) => onSearch({ ...search, edit });
  const close = () => open("");
  return (
    <CollectionGeneral key={collection.id} collection={collection}>
      {(general, bar) => (
        <DetailPage
          title={nameOf(collection)}
          actions={
            <>
              <RecordSteps neighbours={neighbours} onGo={onGo} />
              <RecordDelete
                name={nameOf(collection)}
                title={t("delete.title")}
                text={t("delete.text")}
                action={t("delete.action")}
                done={t("delete.done")}
                onDelete={() => mutateAsync({ id })}
                onDeleted={onDeleted}
              />
            </>
          }
          main={
            <>
              <WidgetZone zone="product_collection.details.before" productCollection={collection} />
              {general}
              <Panel>
                <CollectionProducts
                  collection={collection}
                  search={search}
                  onSearch={(members) => onSearch({ ...search, ...members })}
                  onAdd={() => open("products")}
                />
              </Panel>
              <RawCard record={raw} />
              <WidgetZone zone="product_collection.details.after" productCollection={collection} />
            </>
          }
          aside={
            <>
              <Panel>
                <MetadataCard metadata={collection.metadata} onEdit={() => open("metadata")} />
              </Panel>
              <Panel>
                <RecordCard record={collection} />
              </Panel>
            </>
          }
          foot={
            <>
              {bar}
              <Suspense>
                {search.edit === "metadata" && (
                  <CollectionMetadata collection={collection} onClose={close} />
                )}
                {search.edit === "products" && (
                  <AddCollectionProducts collection={collection} onClose={close} />
                )}
              </Suspense>
            </>
          }
        />
      )}
    </CollectionGeneral>
  );
}
