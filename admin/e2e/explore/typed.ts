// Tracks the text that the user typed into fields.
import type { Page } from "@playwright/test";
import { readControls } from "./perform.ts";
import { Violation } from "./violation.ts";

export interface Typed {
  readonly role: string;
  readonly name: string;
  readonly nth: number;
  readonly value?: string;
}

/**
 * Returns the fields that still exist, with their current text. While a dialog covers the page, the fields below it keep their
 * last known text.
 */
export async function readTyped(page: Page, fields: readonly Typed[]): Promise<Typed[]> {
  if (fields.length === 0) return [];
  const controls = await readControls(page);
  const isCovered = (await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()) > 0;
  const found = await Promise.all(
    fields.map(async (field): Promise<Typed[]> => {
      const { role, name, nth } = field;
      const control = controls.find(
        (one) => one.role === role && one.name === name && one.nth === nth,
      );
      if (!control) return isCovered ? [field] : [];
      const value = await page
        .getByRef(control.ref)
        .evaluate((element) =>
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? element.value
            : (element.textContent ?? ""),
        );
      return [{ role, name, nth, value }];
    }),
  );
  return found.flat();
}

/** Throws if a form lost its text when a write never reached the server. */
export async function checkTyped(page: Page, before: readonly Typed[]): Promise<void> {
  const after = await readTyped(page, before);
  for (const { role, name, nth, value } of before) {
    const now = after.find((one) => one.role === role && one.name === name && one.nth === nth);
    if (value && now?.value !== value)
      throw new Violation("typed", `“${name}” lost its text when the request was lost`, {
        url: page.url(),
        value,
        now: now?.value,
      });
  }
}
