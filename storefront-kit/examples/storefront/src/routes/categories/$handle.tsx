import { addressOf } from "../../lib/address.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Catalog } from "../../components/catalog.tsx";
import { childrenOf, pathTo, readFilters, useShelves } from "../../lib/catalog.ts";
import { css } from "#styled/css";
import { Link, useNavigate, useParams, useSearch } from "../../lib/router.tsx";
import { useTranslate } from "../../lib/translate.ts";

export default function CategoryPage() {
  const t = useTranslate();
  const { handle } = useParams("/categories/$handle");
  const filters = readFilters(useSearch());
  const navigate = useNavigate();
  const { categories } = useShelves();
  const category = categories.find((one) => one.handle === handle);
  const inside = category ? childrenOf(categories, category.id) : [];
  return (
    <Catalog
      title={category?.name ?? t("Category")}
      description={category?.description}
      above={<Breadcrumbs path={pathTo(categories, category?.id).slice(0, -1)} />}
      below={
        inside.length > 0 && (
          <ul className={css({ display: "flex", flexWrap: "wrap", gap: "8", marginTop: "16" })}>
            {inside.map(({ id, name, handle: child }) => (
              <li key={id}>
                <Link to="/categories/$handle" params={{ handle: child }} className={chip}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
      filters={{ ...filters, category: handle }}
      fixed="category"
      onFilter={(change) =>
        void navigate(
          addressOf("/categories/$handle", { handle }, { ...filters, page: undefined, ...change }),
        )
      }
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
