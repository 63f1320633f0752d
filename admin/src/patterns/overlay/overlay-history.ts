import type { RouterHistory } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Where one was before this was opened over the page: the step before. */
    openedFrom?: string;
  }
}

const overlayOf = (href: string): { path: string; open: string; page: string } => {
  const { pathname: path, searchParams } = new URL(href, "http://page");
  searchParams.sort();
  return { path, open: searchParams.get("edit") ?? "", page: `${path}?${searchParams.toString()}` };
};

/**
 * What is open over a page has a step of its own in the history, so Back closes it. Closing it takes that step back: nothing that
 * was closed is opened by Back. Where it was opened by its address alone, its step becomes the page's.
 */
export function closeMeansBack(history: RouterHistory): RouterHistory {
  const { push } = history;
  /** What is asked for while the browser is on its way back; it tells when it has arrived. */
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
    // Heard only for this step: a router that is not shown yet follows its own steps as long as nobody else listens.
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
