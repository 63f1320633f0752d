import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { useTranslate } from "../lib/translate.ts";

/** Links between pages, which count from 1. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const t = useTranslate();
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
      <button
        type="button"
        className={button({ tone: "plain" })}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {t("Back")}
      </button>
      <span aria-live="polite" className={css({ textStyle: "small", color: "muted" })}>
        {t("Page {page} of {n}", { page, n: pages })}
      </span>
      <button
        type="button"
        className={button({ tone: "plain" })}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {t("Next")}
      </button>
    </nav>
  );
}
