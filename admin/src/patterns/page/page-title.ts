import { useLayoutEffect, useSyncExternalStore } from "react";

const PRODUCT = "Countertop";
let current = "";
const listeners = new Set<() => void>();

const announce = (title: string) => {
  current = title;
  for (const listener of listeners) listener();
};

/** Names the page: in the tab, in the breadcrumb, and to a screen reader. Nothing while the name is not known. */
export function usePageTitle(title: string | undefined): void {
  // Before anything is painted: the name of one page never stands beside the crumbs of another.
  useLayoutEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${PRODUCT}`;
    announce(title);
    return () => announce("");
  }, [title]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const currentPageTitle = (): string => current;
export const useCurrentPageTitle = (): string => useSyncExternalStore(subscribe, currentPageTitle);
