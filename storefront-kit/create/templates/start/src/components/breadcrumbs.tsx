import type { Category } from "../lib/catalog.ts";
import { css } from "#styled/css";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function Breadcrumbs({ path }: { path: readonly Category[] }) {
  const { t } = useTranslation();
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
            from="/$locale"
            to="/$locale/products"
            // A product's URL is below this one, but the product's page isn't this page.
            activeOptions={{ exact: true }}
            className={crumb}
          >
            {t("Everything")}
          </Link>
        </li>
        {path.map(({ id, name, handle }) => (
          <li key={id}>
            <span aria-hidden>/ </span>
            <Link
              from="/$locale"
              to="/$locale/categories/$handle"
              params={{ handle }}
              className={crumb}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const crumb = css({ _hover: { color: "ink", textDecoration: "underline" } });
