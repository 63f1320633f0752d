import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css";
import { button } from "#styled/recipes";

/** Links between the pages of a list. Page numbers start at 1. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t("Pages")}
      className={css({
        display: "flex",
        justifyContent: "center",
        alignItems: "center",
        gap: "16",
        marginTop: "48",
      })}
    >
      <PageLink page={page - 1} isDisabled={page <= 1}>
        {t("Back")}
      </PageLink>
      <span aria-live="polite" className={css({ textStyle: "small", color: "muted" })}>
        {t("Page {page} of {n}", { page, n: pages })}
      </span>
      <PageLink page={page + 1} isDisabled={page >= pages}>
        {t("Next")}
      </PageLink>
    </nav>
  );
}

function PageLink({
  page,
  isDisabled,
  children,
}: {
  page: number;
  isDisabled: boolean;
  children: string;
}) {
  if (isDisabled)
    return (
      <span role="link" aria-disabled className={button({ tone: "plain" })}>
        {children}
      </span>
    );
  return (
    <Link
      to="."
      search={(search: object) => ({ ...search, page: page > 1 ? page : undefined })}
      className={button({ tone: "plain" })}
    >
      {children}
    </Link>
  );
}
