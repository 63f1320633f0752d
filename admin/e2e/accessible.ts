import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const options: object = {
  // axe mistakes joined letters, as in Arabic, for an icon font. These pages have no icon font.
  checks: {
    "label-content-name-mismatch": { options: { pixelThreshold: 1, occurrenceThreshold: 3 } },
  },
  // Doesn't record passing rules, because recording them took longer than finding the violations.
  resultTypes: ["violations"],
};
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/**
 * Legacy mode runs axe in the page itself. The default opens a blank page to merge the results of cross-origin frames, which
 * takes twice as long, and these pages have no such frames.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/**
 * Expects no axe violations in the current state of a page, or of a part of it. Checks all standards, or only the given rules.
 */
export async function expectAccessible(
  page: Page,
  within = "html",
  rules?: readonly string[],
): Promise<void> {
  // Waits for fades, because colors change during a fade, and content that has faded in may load more content.
  await page.evaluate(async () => {
    for (let still = 0; still < 2; still += 1) {
      const running = document
        .getAnimations()
        .filter((a) => a.playState !== "finished" && a.effect?.getTiming().iterations !== Infinity);
      if (running.length > 0) still = -1;
      // A canceled animation has also ended.
      await Promise.allSettled(running.map((a) => a.finished));
      await new Promise(requestAnimationFrame);
    }
  });
  const judge = axe(page).options(options).include(within);
  const { violations } = await (
    rules ? judge.withRules([...rules]) : judge.withTags(STANDARDS)
  ).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes) {
      const at = target.map(String).join(" ");
      if (id === "target-size") {
        // A target can seem too small because the save bar covers half of it. Checks such a target again after scrolling.
        await page.locator(at).evaluate((part) => part.scrollIntoView({ block: "center" }));
        const again = await axe(page).include(at).withRules(id).analyze();
        if (again.violations.length === 0) continue;
      }
      found.push(`${id}: ${html}`);
    }
  expect(found).toEqual([]);
}

/** Checks the light theme, and then the rules that the dark theme can affect. Ends in the light theme. */
export async function expectAccessibleInBothThemes(page: Page, within = "html"): Promise<void> {
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await expectAccessible(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page, within, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
}
