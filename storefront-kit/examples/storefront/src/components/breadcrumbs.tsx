import type { Category } from "../lib/catalog.ts";
import { css } from "#styled/css";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

export function Breadcrumbs({ path }: { path: readonly Category[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t("Breadcrumbs")} className={css({ marginBottom: "12" })}>
      <ol
        className={css({
          display: "flex",
          flexWrap: "wrap",
          gap: "8",
          textStyle: "small",
          color: "muted",
        })}
      >
        <li>
          <Link
            to="/products"
            // A product is below the category, but isn't the category's page.
            exact
            className={crumb}
          >
            {t("Everything")}
          </Link>
        </li>
        {path.map(({ id, name, handle }) => (
          <li key={id}>
            <span aria-hidden>/ </span>
            <Link to="/categories/$handle" params={{ handle }} className={crumb}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const crumb = css({ _hover: { color: "ink", textDecoration: "underline" } });
