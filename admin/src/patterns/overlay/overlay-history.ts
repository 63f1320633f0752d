import type { RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The URL before the overlay opened, which is that of the previous entry. */
    openedFrom?: string;
  }
}

const overlayOf = (href: string): { path: string; open: string; page: string } => {
  const { pathname: path, searchParams } = new URL(href, "http://page");
  searchParams.sort();
  return { path, open: searchParams.get("edit") ?? "", page: `${path}?${searchParams.toString()}` };
};

/**
 * Makes closing an overlay go back in the history. An overlay has its own history entry, so that Back closes it. Closing it in
 * a different way must also go back, so that Back never reopens a closed overlay. If the page was opened with the overlay in
 * its URL, closing replaces that entry.
 */
export function closeMeansBack(history: RouterHistory): RouterHistory {
  const { push } = history;
  /** Steps that were requested while the browser is going back. They run after that. */
  let waiting: (() => void)[] | undefined;
  history.push = (href, state, options) => {
    if (waiting) return void waiting.push(() => history.push(href, state, options));
    const { href: here, state: stood } = history.location;
    const [now, next] = [overlayOf(here), overlayOf(href)];
    if (now.path !== next.path || now.open === next.open) return push(href, state, options);
    if (now.open === "") return push(href, { ...state, openedFrom: here }, options);
    const { openedFrom } = stood;
    if (next.open !== "" && openedFrom !== undefined)
      return history.replace(href, { ...state, openedFrom }, options);
    if (openedFrom === undefined || overlayOf(openedFrom).page !== next.page)
      return history.replace(href, state, options);
    waiting = [];
    // Subscribes only for this navigation. A router that isn't mounted yet handles its own steps only if no other code
    // listens.
    const stop = history.subscribe(() => {
      stop();
      const next = waiting ?? [];
      waiting = undefined;
      for (const go of next) go();
    });
    history.back(options);
  };
  return history;
}
