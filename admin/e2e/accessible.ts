import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const options: object = {
  // axe takes joined letters, as in Arabic, for an icon font. These pages have none.
  checks: {
    "label-content-name-mismatch": { options: { pixelThreshold: 1, occurrenceThreshold: 3 } },
  },
  // Passing rules aren't recorded: that took longer than finding the violations.
  resultTypes: ["violations"],
};
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** In the page itself: the way around, a blank page that joins what frames of other origins say, takes twice as long for none. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** Nothing that axe knows of is wrong with what the page, or a part of it, shows right now; or nothing by these rules alone. */
export async function expectAccessible(
  page: Page,
  within = "html",
  rules?: readonly string[],
): Promise<void> {
  // Colors in the middle of a fade are not the colors that stay. What has faded in may have brought what fades in after it.
  await page.evaluate(async () => {
    for (let still = 0; still < 2; still += 1) {
      const running = document
        .getAnimations()
        .filter((a) => a.playState !== "finished" && a.effect?.getTiming().iterations !== Infinity);
      if (running.length > 0) still = -1;
      // One that is called off has ended too.
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
        // A target half under the save bar is too small only there: it is judged again after scrolling.
        await page.locator(at).evaluate((part) => part.scrollIntoView({ block: "center" }));
        const again = await axe(page).include(at).withRules(id).analyze();
        if (again.violations.length === 0) continue;
      }
      found.push(`${id}: ${html}`);
    }
  expect(found).toEqual([]);
}

/** The same in the light, and then of what the dark can change; it ends in the light. */
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
