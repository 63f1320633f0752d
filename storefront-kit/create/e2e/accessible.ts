import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Checks the page with axe, and only looks for violations. Legacy mode runs axe in the page itself. The default mode is for frames
 * from different origins, which the storefront doesn't have.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const options: object = { resultTypes: ["violations"] };
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options(options)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
