import { useEffect } from "react";
import { useVisitor } from "./visitor.ts";

const SHOP = "Countertop";

/** Sets the page's title, in the tab and in the history. */
export function usePageTitle(title: string | undefined): void {
  const { tell } = useVisitor();
  const name = title === undefined ? undefined : title === "" ? SHOP : `${title} – ${SHOP}`;
  if (name !== undefined) tell?.({ title: name });
  useEffect(() => {
    if (name !== undefined) document.title = name;
  }, [name]);
}
