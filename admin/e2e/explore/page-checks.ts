// Checks the invariants of a page after a step.
import type { Page } from "@playwright/test";
import { Violation } from "./violation.ts";

interface Focus {
  readonly holder: string;
  readonly isLost: boolean;
  readonly dialog: string;
}

/** The focused element, and the dialog that should contain it. */
const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const active = document.activeElement;
    const open = [
      ...document.querySelectorAll("[role=dialog][aria-modal=true], [role=alertdialog]"),
    ];
    const dialog = open.filter((one) => one.checkVisibility()).at(-1);
    const isLost = !active || active === document.body;
    return {
      holder: active?.outerHTML.slice(0, 160) ?? "",
      isLost: isLost || (dialog !== undefined && !dialog.contains(active)),
      dialog:
        dialog?.getAttribute("aria-label") ?? dialog?.querySelector("h1, h2")?.textContent ?? "",
    };
  });

export async function checkFocus(page: Page, after: string): Promise<void> {
  const { holder, isLost, dialog } = await readFocus(page);
  if (isLost)
    throw new Violation(
      "focus",
      dialog
        ? `after ${after}, the focus is outside of the dialog “${dialog}”`
        : `after ${after}, nothing has the focus`,
      { url: page.url(), holder },
    );
}

/**
 * The text of a page that must be the same after a reload: everything except times, progress bars, statuses, URLs, and the
 * state of controls.
 */
export async function contentOf(page: Page): Promise<string[]> {
  const tree = await page.getByRole("main").ariaSnapshot();
  return tree
    .split("\n")
    .filter((line) => !/^\s*- (time|progressbar|status|\/url)/.test(line))
    .map((line) => line.replaceAll(/ \[(checked|active|expanded|selected|pressed)(=\w+)?\]/g, ""));
}
