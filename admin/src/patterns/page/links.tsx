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

/** A link that looks like a button. */
export const ButtonLink = createLink(
  ({ visual = "secondary", icon, children, ...props }: ButtonAnchor) => (
    <a {...props} className={button({ visual })}>
      {icon}
      <span>{children}</span>
    </a>
  ),
);
export const RowLink = createLink((props: Anchor) => (
  <a {...props} className={rowLinkClass} data-row-link="" />
));

/** A link to a related record, with the record's name. Without a record, shows `none`. */
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

/** Returns a function that tells whether a route exists, such as `/a/discounts/$id`. A page that doesn't exist gets no link. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => path in routesByPath;
}

const recordLink = css({
  // Places this link on top of the row's link.
  position: "relative",
  zIndex: "1",
  // Makes the link large enough for touch without increasing the line height.
  paddingBlock: "6",
  color: "fg.link",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

/** A link on a separate line, for example in an alert. It's large enough for touch. */
export const alertLink = css({
  display: "flex",
  width: "fit-content",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
