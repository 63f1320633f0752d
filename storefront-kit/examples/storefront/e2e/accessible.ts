import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Runs axe in the page itself, and only for violations. Axe's other features are for frames from other origins, and this page has
 * none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const options: object = { resultTypes: ["violations"] };
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options(options)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
