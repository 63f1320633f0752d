import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { createLink, Link, useRouter } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { rowLinkClass } from "../../ui/table.tsx";

type Anchor = Omit<ComponentProps<"a">, "className">;
interface ButtonAnchor extends Anchor {
  visual?: "primary" | "secondary";
  icon?: ReactNode;
}

/** The link that looks like a button, and the one of a row of a table. */
export const ButtonLink = createLink(
  ({ visual = "secondary", icon, children, ...props }: ButtonAnchor) => (
    <a {...props} className={button({ visual })}>
      {icon}
      {children}
    </a>
  ),
);
export const RowLink = createLink((props: Anchor) => (
  <a {...props} className={rowLinkClass} data-row-link="" />
));

/** A record that another one names, by what it is called; `none` stands where there is no such record. */
export function RecordLink<R>({
  resource: { path, nameOf },
  record,
  none,
}: {
  resource: { path: string; nameOf(record: R): string };
  record: (R & { id: string }) | null | undefined;
  none?: ReactNode;
}) {
  const { t } = useTranslation("common");
  if (!record) return none ?? t("values.none");
  return (
    <Link to={`/a${path}/${record.id}` as string} className={recordLink}>
      {nameOf(record)}
    </Link>
  );
}

/** Whether there is such a page, as `/a/discounts/$id`: what is not built yet is named without a link. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => path in routesByPath;
}

const recordLink = css({
  // Above the link of a whole row.
  position: "relative",
  zIndex: "1",
  // No smaller than a finger needs, in a line no higher than others.
  paddingBlock: "6",
  color: "fg.link",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
