import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

/**
 * Follows a task of the manual. `seen` crosses off the names that the page shows, and `done`
 * expects that none is left.
 */
export function taskOf(page: Page, file: string, title: string) {
  const text = readFileSync(join(import.meta.dirname, "../manual/en", file), "utf8");
  const [, section = ""] =
    new RegExp(`^## ${title}\n([^]*?)(?=^## |$(?![^]))`, "m").exec(text) ?? [];
  const left = new Set(
    Array.from(section.matchAll(/\*\*([^*]+)\*\*/g), ([, name = ""]) =>
      name.replaceAll(/\s+/g, " "),
    ),
  );
  expect(left.size, title).toBeGreaterThan(0);
  return {
    async seen() {
      // Waits for the page, which may still be loading behind a dialog.
      const loading = page.locator(".skeleton, [aria-busy=true]");
      await expect(loading.and(page.locator(":not([aria-hidden=true] *)"))).toHaveCount(0);
      const screen = await page.locator("body").ariaSnapshot();
      for (const name of left) if (screen.includes(name)) left.delete(name);
    },
    done: () => expect([...left], title).toEqual([]),
  };
}

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).locator("visible=true").last().click();
