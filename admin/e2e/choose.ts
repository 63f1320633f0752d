import { expect, type Page } from "@playwright/test";

/** Chooses an option of a field that searches while you type. */
export async function find(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(option);
  await page.getByRole("option", { name: option }).first().click();
}

/**
 * Closes the list, because it covers the content below, and the next list may contain the same
 * text.
 */
export async function closeList(page: Page, label: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await find(page, label, option);
  await closeList(page, label);
}
