import { expect, type Locator, type Page } from "@playwright/test";

/** Closes the only open dialog. Ark UI handles Escape only after it has made the rest of the page inert. */
export async function escapeDialog(page: Page): Promise<void> {
  const inert = page.locator("body[data-inert]");
  await expect(inert).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(inert).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

/** Simulates a user who has only a keyboard. */
export const keysOf = (page: Page) => ({
  press: (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve()),
  /** Presses the key until the control has the focus. Throws if the control can't be reached. */
  async tabTo(name: string, key: "Tab" | "Shift+Tab" = "Tab") {
    // A field can't take focus while its code is loading.
    await expect(page.locator("input[aria-busy=true]")).toHaveCount(0);
    for (let steps = 0; steps < 80; steps += 1) {
      const at = await page.evaluate(() => {
        const { activeElement: one } = document;
        const label =
          one instanceof HTMLInputElement ||
          one instanceof HTMLSelectElement ||
          one instanceof HTMLTextAreaElement
            ? one.labels?.[0]?.textContent
            : "";
        return `${one?.getAttribute("aria-label") ?? ""}|${label ?? ""}|${one?.textContent ?? ""}`;
      });
      if (at.split("|").some((text) => text.trim().replace(/\s*\*$/, "") === name)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${name} can't be reached with ${key}`);
  },
  /** Chooses the first or the last action of the open menu. */
  async choose(name: string, key: "Home" | "End") {
    await expect(page.getByRole("menu")).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole("menuitem", { name })).toHaveAttribute("data-highlighted");
    await page.keyboard.press("Enter");
  },
  /** Like `tabTo`, for controls that can't be found by name. */
  async tabInto(control: Locator) {
    for (let steps = 0; steps < 80; steps += 1) {
      if (await control.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${String(control)} can't be reached with Tab`);
  },
});
