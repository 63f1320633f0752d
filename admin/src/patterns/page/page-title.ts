import { useLayoutEffect, useSyncExternalStore } from "react";

const PRODUCT = "Countertop";
let current = "";
const listeners = new Set<() => void>();

const announce = (title: string) => {
  current = title;
  for (const listener of listeners) listener();
};

/** Sets the page's name: in the tab, in the breadcrumb, and for screen readers. Does nothing while it is undefined. */
export function usePageTitle(title: string | undefined): void {
  // Before the paint: the name of one page must not appear next to the breadcrumb of another.
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
