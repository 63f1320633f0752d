import { button } from "#styled/recipes";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { rowLinkClass } from "../ui/table.tsx";

type Anchor = Omit<ComponentProps<"a">, "className">;

/** The link that looks like a button, and the one of a row of a table. */
export const ButtonLink = createLink((props: Anchor) => (
  <a {...props} className={button({ visual: "secondary" })} />
));
export const RowLink = createLink((props: Anchor) => (
  <a {...props} className={rowLinkClass} data-row-link="" />
));
