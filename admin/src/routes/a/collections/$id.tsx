import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { CollectionPage } from "../../../features/collections/collection-page.tsx";
import {
  collectionQuery,
  collectionProductsQuery,
} from "../../../features/collections/collection-queries.ts";
import {
  collectionPageDefaults,
  readCollectionPageSearch,
  type CollectionSearch,
} from "../../../features/collections/collection-search.ts";
import { lastSearch } from "../../../patterns/list-memory.ts";

export const Route = createFileRoute("/a/collections/$id")({
  validateSearch: readCollectionPageSearch,
  search: { middlewares: [stripSearchParams(collectionPageDefaults)] },
  loaderDeps: ({ search: { products, page, order } }) => ({ products, page, order }),
  // Both at once, and without waiting: the page stands at its place while they come.
  loader: ({ context: { client, queries }, params: { id }, deps }) => {
    void queries.prefetchQuery(collectionQuery(client, id));
    void queries.prefetchQuery(collectionProductsQuery(client, id, deps));
  },
  component: Collection,
});

function Collection() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CollectionPage
      id={id}
      search={search}
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: next.products !== search.products,
          resetScroll: false,
        })
      }
      // In the place of this one: Back leads to the list.
      onGo={(other) =>
        void navigate({ to: "/a/collections/$id", params: { id: other }, replace: true })
      }
      onDeleted={() =>
        void navigate({
          to: "/a/collections",
          search: lastSearch("collections") as Partial<CollectionSearch>,
          replace: true,
        })
      }
    />
  );
}
