import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Runs axe in the page itself, for violations only. The rest of axe's work is for frames of other origins, and this page has none. */
export async function expectAccessible(page: Page): Promise<void> {
  const options: object = { resultTypes: ["violations"] };
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options(options)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
