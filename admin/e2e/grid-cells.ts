import type { Locator, Page } from "@playwright/test";

/** The cell of a row (from 1) and a column, by its header. */
export async function cellIn(grid: Locator, row: number, column: string): Promise<Locator> {
  const header = grid.getByRole("columnheader", { name: column, exact: true });
  const index = await header.getAttribute("aria-colindex");
  return grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}

/** Lets five writes of variants through. Later ones wait until the test releases them. */
export async function holdAfterFive(page: Page): Promise<() => void> {
  let sent = 0;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(/\/variants\/variant_/, async (route) => {
    if (route.request().method() === "POST" && (sent += 1) > 5) await held;
    await route.fallback();
  });
  return resolve;
}
