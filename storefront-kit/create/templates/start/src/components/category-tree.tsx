import { css } from "#styled/css";
import { type Category, childrenOf, pathTo } from "../lib/catalog.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** The tree of categories. Only the current category and those above it are expanded. */
export function CategoryTree({
  categories,
  current,
}: {
  categories: readonly Category[];
  current: Category | undefined;
}) {
  const { t } = useTranslation();
  const path = pathTo(categories, current?.id).map(({ id }) => id);
  const level = (parent: string | null) => (
    <ul className={css({ "& &": { paddingInlineStart: "16" } })}>
      {childrenOf(categories, parent).map(({ id, name, handle }) => (
        <li key={id}>
          <Link
            from="/$locale"
            to="/$locale/categories/$handle"
            params={{ handle }}
            className={item}
          >
            {name}
          </Link>
          {path.includes(id) && level(id)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-label={t("Within categories")}
      className={css({ display: { base: "none", lg: "block" } })}
    >
      {level(null)}
    </nav>
  );
}

const item = css({
  display: "flex",
  alignItems: "center",
  minHeight: "32",
  textStyle: "small",
  color: "muted",
  _hover: { color: "ink" },
  _current: { color: "ink", fontWeight: "semibold" },
});
