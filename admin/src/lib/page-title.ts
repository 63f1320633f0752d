import { useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";

const PRODUCT = "Countertop";
const none = { title: "", note: undefined, lead: false };
let current: PageHead = none;
const listeners = new Set<() => void>();

interface PageHead {
  title: string;
  /** Content after the title, such as a count. */
  note: ReactNode;
  /** True if the breadcrumb shows the page's only visible title. */
  lead: boolean;
}

const announce = (head: PageHead) => {
  current = head;
  for (const listener of listeners) listener();
};

/** Sets the page's title in the tab, in the breadcrumb, and for screen readers. Does nothing while the title is undefined. */
export function usePageTitle(title: string | undefined, note?: ReactNode, lead = false): void {
  // Runs before the paint, so that a page's title doesn't appear next to the breadcrumb of another page.
  useLayoutEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${PRODUCT}`;
    announce({ title, note, lead });
    return () => announce(none);
  }, [title, note, lead]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const currentHead = (): PageHead => current;
export const currentPageTitle = (): string => current.title;
export const useCurrentPageHead = (): PageHead => useSyncExternalStore(subscribe, currentHead);
export const useCurrentPageTitle = (): string => useSyncExternalStore(subscribe, currentPageTitle);
