import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { collectionListQuery } from "../../../features/collections/collection-queries.ts";
import {
  collectionsPageDefaults,
  readCollectionsPageSearch,
  type CollectionSearch,
} from "../../../features/collections/collection-search.ts";
import { CollectionsPage } from "../../../features/collections/collections-page.tsx";
import { useListAddress } from "../../../patterns/list-address.ts";
import { startSearch } from "../../../patterns/list-views.ts";

export const Route = createFileRoute("/a/collections/")({
  validateSearch: readCollectionsPageSearch,
  search: { middlewares: [stripSearchParams(collectionsPageDefaults)] },
  beforeLoad: ({ location, cause }) => {
    const start = cause === "enter" ? startSearch("collections", location.searchStr) : undefined;
    if (start) throw redirect({ to: "/a/collections", search: start as Partial<CollectionSearch> });
  },
  loaderDeps: ({ search: { edit: _, ...list } }) => list,
  // Started here, awaited nowhere: the page shows place holders, or the rows that it had, until the answer is there.
  loader: ({ context: { client, queries }, deps }) =>
    void queries.prefetchQuery(collectionListQuery(client, deps)),
  component: Collections,
});

function Collections() {
  const { edit, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CollectionsPage
      search={search}
      onSearch={useListAddress("collections", search, navigate)}
      edit={edit}
      onEdit={(next) => void navigate({ search: { ...search, edit: next }, resetScroll: false })}
      // In the place of the form: Back leads to the list.
      onCreated={(id) => void navigate({ to: "/a/collections/$id", params: { id }, replace: true })}
    />
  );
}
