import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { css } from "#styled/css";
import { Breadcrumbs } from "../../../components/breadcrumbs.tsx";
import { Catalog } from "../../../components/catalog.tsx";
import { childrenOf, pathTo, readFilters } from "../../../lib/catalog.ts";
import { useShelves } from "../../../lib/shelves.ts";
import { NotFound } from "../../../components/states.tsx";
import { publicHead } from "../../../lib/head.ts";
import { loadList, pathOfList } from "../../../lib/list.ts";
import { categoriesQuery } from "../../../lib/queries.ts";

export const Route = createFileRoute("/$locale/categories/$handle")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context, deps, params: { handle } }) => {
    const categories = await context.queryClient.ensureQueryData(categoriesQuery(context.client));
    const category = categories.find((one) => one.handle === handle);
    if (!category) throw notFound();
    await loadList(context, deps, { name: "category", handle });
    return { title: category.name, description: category.description };
  },
  head: ({ match, loaderData, params: { handle } }) =>
    loaderData
      ? publicHead(match, {
          ...loaderData,
          path: pathOfList(`/categories/${encodeURIComponent(handle)}`, match.search),
        })
      : {},
  component: CategoryPage,
  notFoundComponent: NotFound,
});

function CategoryPage() {
  const { handle } = Route.useParams();
  const filters = readFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  const { categories } = useShelves();
  const category = categories.find((one) => one.handle === handle);
  const inside = category ? childrenOf(categories, category.id) : [];
  return (
    <Catalog
      title={category?.name ?? ""}
      description={category?.description}
      above={<Breadcrumbs path={pathTo(categories, category?.id).slice(0, -1)} />}
      below={
        inside.length > 0 && (
          <ul className={css({ display: "flex", flexWrap: "wrap", gap: "8", marginTop: "16" })}>
            {inside.map(({ id, name, handle: child }) => (
              <li key={id}>
                <Link
                  from="/$locale"
                  to="/$locale/categories/$handle"
                  params={{ handle: child }}
                  className={chip}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
      filters={filters}
      fixed={{ name: "category", handle }}
      onOrder={(order) => void navigate({ search: { ...filters, page: undefined, order } })}
    />
  );
}

const chip = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "40",
  paddingInline: "16",
  border: "line",
  borderRadius: "full",
  background: "surface",
  textStyle: "small",
  _hover: { background: "sand" },
});
