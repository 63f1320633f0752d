import { placeAt, type Place } from "./address.ts";
import { preload } from "./page-code.ts";
import { scrollBackTo } from "./scroll.ts";
import { recall, remember } from "./session.ts";

interface Going {
  /** In the place of this page, to which Back then does not lead. */
  readonly replace?: boolean;
  /** Whether the next page is seen from its top, as by default. */
  readonly resetScroll?: boolean;
}

/** Goes to a page of the shop; done when it is there, or another one in its place: it says whether it is. */
export type Navigate = (address: string, how?: Going) => Promise<boolean>;

/** A page that is shown, or on its way. */
export interface Page {
  readonly address: string;
  readonly place: Place;
  /** Of its entry in the history. */
  readonly key: string;
  /** How far down it is to be seen; as the last one where it is not said. */
  readonly scroll?: number | undefined;
  /** Whether its entry in the history was made for it, so that nothing is lost where it gives way before it has come. */
  readonly isNew?: boolean;
  /** Told when it is there, or another one in its place. */
  readonly arrived?: (isThere: boolean) => void;
}

const SCROLL_KEY = "countertop-scroll";

export const pageAt = (address: string, key = ""): Page => ({
  address,
  place: placeAt(address),
  key,
});

/**
 * Somebody's way through the shop.
 * @param draw shows a page as soon as its code is there
 */
export function createVisit(first: Page, draw: (page: Page) => void) {
  let here = first;
  /** The latest that was asked for: what was asked for before and comes later is no longer wanted. */
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
          // A shop that was built anew meanwhile has other files: its page comes from the server then, with what belongs to it.
          if (wanted === page) await fetch(page.address, { method: "HEAD" });
          if (wanted === page) location.reload();
        })
        // Nothing can be had: the page says so.
        .catch(() => undefined);
      draw(page);
    });

  const navigate: Navigate = (next, { replace, resetScroll = true } = {}) => {
    leave();
    history.scrollRestoration = "manual";
    // As in a browser, Back does not lead to what was left before it came.
    const neverCame = wanted.isNew === true && wanted !== here;
    const inPlace = replace ?? (neverCame || next === wanted.address);
    const key = inPlace ? wanted.key : newKey();
    history[inPlace ? "replaceState" : "pushState"]({ key }, "", next);
    return show(key, { scroll: resetScroll ? 0 : undefined, isNew: !inPlace || neverCame });
  };

  const follow = (): void => {
    const key = keyOfEntry();
    // A jump within the page is the browser's, and so is the way back; the page has moved already.
    if (wanted === here && addressHere() === here.address) wanted = here = { ...here, key };
    else {
      leave();
      void show(key, { scroll: positions[key] ?? 0 });
    }
  };

  const end = (): void => {
    leave();
    remember(SCROLL_KEY, positions);
    // A reload is scrolled by the browser.
    history.scrollRestoration = "auto";
  };

  return {
    navigate,
    /** Hears the browser; what comes back ends that. */
    listen() {
      positions = recall(SCROLL_KEY);
      // Before the script had come, nobody listened.
      follow();
      addEventListener("popstate", follow);
      addEventListener("pagehide", end);
      return () => {
        removeEventListener("popstate", follow);
        removeEventListener("pagehide", end);
      };
    },
    /** To be called with each page once it is shown. */
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

/** The first entry, and one that a jump within a page made, come without. */
function keyOfEntry(): string {
  const known = (history.state as { key?: string } | null)?.key;
  const key = known || newKey();
  if (!known) history.replaceState({ key }, "");
  return key;
}
