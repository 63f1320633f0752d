import { expect, type Locator, type Page } from "@playwright/test";

/** The menu at the end of a record's header. It's the only menu with Delete. */
export const moreActions = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "More actions", exact: true }).first();
export async function fromMore(page: Page, action: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: action, exact: true });
  await expect(async () => {
    await moreActions(page).click();
    try {
      await item.waitFor({ timeout: 3_000 });
    } catch (error) {
      // Closes the menu if it belongs to the previous page and doesn't have the item.
      await page.keyboard.press("Escape");
      throw error;
    }
  }).toPass();
  // The click is outside of the retried block, because a press that takes effect slowly must not be repeated.
  await item.click();
}
/** Expands the row with the record's id, dates, metadata, and raw data. */
export const openDetails = (page: Page) =>
  page.getByRole("main").getByText("Details for developers").click();
/** Chooses an action from the menu of a card's row. */
export async function fromRow(within: Locator, name: string, action: string): Promise<void> {
  await within.getByRole("button", { name: `Actions for ${name}` }).click();
  await within.page().getByRole("menuitem", { name: action, exact: true }).click();
}
