// The browser's history, as the page sees it.
import type { Page } from "@playwright/test";
import { Violation } from "./violation.ts";

export interface Place {
  readonly key: string;
  readonly url: string;
  readonly heading: string;
  /** Title of the open dialog. */
  readonly dialog: string;
  /** The entry that Back opens, unless that entry is outside of the site. */
  readonly previous?: { readonly key: string; readonly url: string };
}

interface Entry {
  readonly key: string;
  readonly url: string | null;
  readonly index: number;
}

export const readPlace = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const { navigation } = globalThis as unknown as {
      navigation: { currentEntry: Entry; entries(): Entry[] };
    };
    const { currentEntry: current } = navigation;
    const previous = navigation.entries()[current.index - 1];
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].findLast(
      (one) => one.checkVisibility(),
    );
    return {
      key: current.key,
      url: current.url ?? "",
      heading: document.querySelector("h1")?.textContent ?? "",
      dialog: dialog?.querySelector("h1, h2")?.textContent ?? (dialog ? "dialog" : ""),
      ...(previous?.url && { previous: { key: previous.key, url: previous.url } }),
    };
  });

export function checkBack(
  before: Place,
  after: Place,
  visited: ReadonlyMap<string, Place>,
  isFaulty: boolean,
): void {
  const { previous } = before;
  if (!previous) return;
  if (after.key === before.key) {
    // Going back may open a dialog about unsaved changes, or close a menu first.
    if (after.dialog || before.dialog) return;
    throw new Violation("back", `Back stayed on ${new URL(after.url).pathname}`, { before, after });
  }
  if (after.key !== previous.key || after.url !== previous.url)
    throw new Violation("back", "Back led to another address than the one before", {
      before,
      after,
    });
  // If a dialog is open, the page may not show the URL's content until the user responds to the
  // dialog.
  if (after.dialog) return;
  const known = visited.get(after.key);
  if (known && !isFaulty && known.heading !== after.heading)
    throw new Violation("back", `Back shows “${after.heading}” instead of “${known.heading}”`, {
      before,
      after,
    });
}
