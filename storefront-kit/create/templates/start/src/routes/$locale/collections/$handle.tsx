import { createFileRoute, notFound } from "@tanstack/react-router";
import { Catalog } from "../../../components/catalog.tsx";
import { readFilters } from "../../../lib/catalog.ts";
import { NotFound } from "../../../components/states.tsx";
import { publicHead } from "../../../lib/head.ts";
import { loadList, pathOfList } from "../../../lib/list.ts";
import { collectionsQuery } from "../../../lib/queries.ts";

export const Route = createFileRoute("/$locale/collections/$handle")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context, deps, params: { handle } }) => {
    const collections = await context.queryClient.ensureQueryData(collectionsQuery(context.client));
    const collection = collections.find((one) => one.handle === handle);
    if (!collection) throw notFound();
    await loadList(context, deps, { name: "collection", handle });
    return { title: collection.title };
  },
  head: ({ match, loaderData, params: { handle } }) =>
    loaderData
      ? publicHead(match, {
          title: loaderData.title,
          path: pathOfList(`/collections/${encodeURIComponent(handle)}`, match.search),
        })
      : {},
  component: CollectionPage,
  notFoundComponent: NotFound,
});

function CollectionPage() {
  const { handle } = Route.useParams();
  const { title } = Route.useLoaderData();
  const filters = readFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Catalog
      title={title}
      filters={filters}
      fixed={{ name: "collection", handle }}
      onOrder={(order) => void navigate({ search: { ...filters, page: undefined, order } })}
    />
  );
}
