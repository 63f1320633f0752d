import { placeAt, type Place } from "./address.ts";
import { preload } from "./page-code.ts";
import { scrollBackTo } from "./scroll.ts";
import { recall, remember } from "./session.ts";

interface Going {
  /** Replaces this page in the history. */
  readonly replace?: boolean;
  /** True if the next page starts at its top, the default. */
  readonly resetScroll?: boolean;
}

/**
 * Navigates to a page of the storefront. Resolves when that page or a different one is shown. The result is true if it's the
 * requested page.
 */
export type Navigate = (address: string, how?: Going) => Promise<boolean>;

/** A page that is shown or loading. */
export interface Page {
  readonly address: string;
  readonly place: Place;
  /** Key of its history entry. */
  readonly key: string;
  /** Scroll position, or that of the previous page if undefined. */
  readonly scroll?: number | undefined;
  /**
   * True if the page's history entry was created for it, so that nothing is lost if the entry is replaced before the page loads.
   */
  readonly isNew?: boolean;
  /** Called when this page or another one is shown. */
  readonly arrived?: (isThere: boolean) => void;
}

const SCROLL_KEY = "countertop-scroll";

export const pageAt = (address: string, key = ""): Page => ({
  address,
  place: placeAt(address),
  key,
});

/**
 * A visitor's navigation through the storefront.
 * @param draw shows a page as soon as its code has loaded
 */
export function createVisit(first: Page, draw: (page: Page) => void) {
  let here = first;
  /** The latest requested page. Earlier ones that load later are ignored. */
  let wanted = first;
  let onTheWay: Page[] = [];
  let positions: Record<string, number> = {};

  const leave = (): void => void (positions[here.key] = scrollY);

  const show = (key: string, how: Pick<Page, "scroll" | "isNew">): Promise<boolean> =>
    new Promise((arrived) => {
      const page: Page = { ...pageAt(addressHere(), key), ...how, arrived };
      wanted = page;
      onTheWay.push(page);
      preload(page.address)
        .catch(async () => {
          // A storefront that was rebuilt in the meantime has different files. The page then comes from the server, with matching
          // files.
          if (wanted === page) await fetch(page.address, { method: "HEAD" });
          if (wanted === page) location.reload();
        })
        // If nothing can be loaded, the page shows an error.
        .catch(() => undefined);
      draw(page);
    });

  const navigate: Navigate = (next, { replace, resetScroll = true } = {}) => {
    leave();
    history.scrollRestoration = "manual";
    // Back doesn't lead to a page that was left before it loaded, as in a browser.
    const neverCame = wanted.isNew === true && wanted !== here;
    const inPlace = replace ?? (neverCame || next === wanted.address);
    const key = inPlace ? wanted.key : newKey();
    history[inPlace ? "replaceState" : "pushState"]({ key }, "", next);
    return show(key, { scroll: resetScroll ? 0 : undefined, isNew: !inPlace || neverCame });
  };

  const follow = (): void => {
    const key = keyOfEntry();
    // The browser handles jumps within the page, and going back from them. The page has already moved.
    if (wanted === here && addressHere() === here.address) wanted = here = { ...here, key };
    else {
      leave();
      void show(key, { scroll: positions[key] ?? 0 });
    }
  };

  const end = (): void => {
    leave();
    remember(SCROLL_KEY, positions);
    // The browser restores the position after a reload.
    history.scrollRestoration = "auto";
  };

  return {
    navigate,
    /** Listens to the browser's navigation. Returns a function that stops listening. */
    listen() {
      positions = recall(SCROLL_KEY);
      // Handles changes that happened before the script loaded.
      follow();
      addEventListener("popstate", follow);
      addEventListener("pagehide", end);
      return () => {
        removeEventListener("popstate", follow);
        removeEventListener("pagehide", end);
      };
    },
    /** Call it with each page once it is shown. */
    arrive(page: Page): (() => void) | undefined {
      here = page;
      const came = onTheWay.indexOf(page) + 1;
      for (const { address, arrived } of onTheWay.slice(0, came))
        arrived?.(address === page.address);
      onTheWay = onTheWay.slice(came);
      return page.scroll === undefined ? undefined : scrollBackTo(page.scroll);
    },
  };
}

const addressHere = (): string => location.pathname + location.search;

const newKey = (): string => Math.random().toString(36).slice(2);

/** The first entry, and one that a jump within a page created, have no key. */
function keyOfEntry(): string {
  const known = (history.state as { key?: string } | null)?.key;
  const key = known || newKey();
  if (!known) history.replaceState({ key }, "");
  return key;
}
