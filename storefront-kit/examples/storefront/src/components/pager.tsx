import { css } from "#styled/css";
import { button } from "#styled/recipes";

/** From page to page; pages count from 1. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label="Pages"
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
        Back
      </button>
      <span aria-live="polite" className={css({ textStyle: "small", color: "muted" })}>
        Page {page} of {pages}
      </span>
      <button
        type="button"
        className={button({ tone: "plain" })}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  );
}
