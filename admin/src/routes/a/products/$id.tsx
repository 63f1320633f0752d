import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ProductPage } from "../../../features/products/product-page.tsx";
import { productQuery, variantListQuery } from "../../../features/products/product-queries.ts";
import {
  readProductPageSearch,
  type ProductSearch,
  productPageDefaults,
} from "../../../features/products/product-search.ts";
import { lastSearch } from "../../../patterns/list-memory.ts";

export const Route = createFileRoute("/a/products/$id")({
  validateSearch: readProductPageSearch,
  search: { middlewares: [stripSearchParams(productPageDefaults)] },
  beforeLoad: ({ context }) => context.strings("product-variants"),
  loaderDeps: ({ search: { variants, page } }) => ({ variants, page }),
  // Both at once, and without waiting: the page stands at its place while they come.
  loader: ({ context: { client, queries }, params: { id }, deps }) => {
    void queries.prefetchQuery(productQuery(client, id));
    void queries.prefetchQuery(variantListQuery(client, id, deps));
  },
  component: Product,
});

function Product() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProductPage
      id={id}
      search={search}
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: next.variants !== search.variants,
          resetScroll: false,
        })
      }
      // In the place of this one: Back leads to the list.
      onGo={(other) =>
        void navigate({ to: "/a/products/$id", params: { id: other }, replace: true })
      }
      onDeleted={() =>
        void navigate({
          to: "/a/products",
          search: lastSearch("products") as Partial<ProductSearch>,
          replace: true,
        })
      }
    />
  );
}
