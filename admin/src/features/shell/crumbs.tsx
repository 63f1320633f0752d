import { css } from "#styled/css";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentPageHead } from "../../lib/page-title.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Breadcrumbs: links to the parent pages, and the page's own title. */
export function Crumbs({ above }: { above: readonly ReactNode[] }) {
  const { t } = useTranslation("shell");
  const { title, note, lead } = useCurrentPageHead();
  return (
    <nav className={nav} aria-label={t("nav.crumbs")}>
      <ol className={trail}>
        {above.map((crumb, index) => (
          <Fragment key={index}>
            <li className={step}>{crumb}</li>
            <li aria-hidden className={mark}>
              <ChevronRight />
            </li>
          </Fragment>
        ))}
        <li className={here} data-lead={lead || undefined} aria-current="page">
          {title === "" ? <Skeleton width="96px" /> : title}
        </li>
        {note && <li className={count}>{note}</li>}
      </ol>
    </nav>
  );
}

const nav = css({ minWidth: 0 });
const trail = css({ display: "flex", alignItems: "center", gap: "6", minWidth: 0 });
const step = css({
  // On a phone, long names shrink to make room for the page's title.
  flexShrink: { base: 1, md: 0 },
  minWidth: { base: "28", md: "auto" },
  color: "fg.muted",
  "& a": { display: "block", truncate: { base: true, md: false } },
  "& a:hover": { color: "fg.default" },
  // Empty while the page loads and its parents aren't known yet.
  "&:empty, &:empty + li": { display: "none" },
});
const mark = css({
  color: "fg.muted",
  "--icon-size": "14px",
  "& .lucide": { _rtl: { transform: "scaleX(-1)" } },
});
const here = css({
  minWidth: 0,
  truncate: true,
  "&:not([data-lead])": { fontWeight: "medium" },
  "&[data-lead]": { textStyle: "page" },
});
const count = css({
  hideBelow: "md",
  flexShrink: 0,
  marginInlineStart: "4",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
});
