import { expect, type Page } from "@playwright/test";

/** Picks what a field that is searched while one types offers. */
export async function find(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(option);
  await page.getByRole("option", { name: option }).first().click();
}

/** Its list lies over what comes below, and the next one may have the same words in it. */
export async function closeList(page: Page, label: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await find(page, label, option);
  await closeList(page, label);
}
