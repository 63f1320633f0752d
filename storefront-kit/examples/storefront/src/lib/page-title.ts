import { useEffect } from "react";

const SHOP = "Countertop";

/** Names the page, in the tab and in the history. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === "" ? SHOP : `${title} – ${SHOP}`;
  }, [title]);
}
