import { button } from "#styled/recipes";
import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
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

/** Whether there is such a page, as `/a/discounts/$id`: what is not built yet is named without a link. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => path in routesByPath;
}
