import type { Locator, Page } from "@playwright/test";

/**
 * Performs and counts clicks and keys. A choice in a native select or in a file dialog counts as two clicks, because the browser's own
 * window doesn't send click events. A typed character and a pressed key or chord count as one key each.
 */
export function counter(page: Page) {
  let [clicks, keys] = [0, 0];
  return {
    effort: () => `${clicks} / ${keys}`,
    async click(part: Locator) {
      clicks += 1;
      await part.click();
    },
    async choose(part: Locator, label: string) {
      clicks += 2;
      await part.selectOption({ label });
    },
    async files(part: Locator, files: Parameters<Locator["setInputFiles"]>[0]) {
      clicks += 2;
      await part.setInputFiles(files);
    },
    async press(...chords: string[]) {
      keys += chords.length;
      for (const chord of chords) await page.keyboard.press(chord);
    },
    async type(text: string) {
      keys += Array.from(text).length;
      await page.keyboard.type(text);
    },
    /** Pastes text as if it had been copied from a spreadsheet. */
    async paste(text: string) {
      keys += 1;
      await page.evaluate((plain) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", plain);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    },
  };
}
export type Counter = ReturnType<typeof counter>;
