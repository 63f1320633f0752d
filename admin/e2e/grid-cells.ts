import type { Locator, Page } from "@playwright/test";

/** Finds a cell by its row, starting at 1, and by its column's header. */
export async function cellIn(grid: Locator, row: number, column: string): Promise<Locator> {
  const header = grid.getByRole("columnheader", { name: column, exact: true });
  const index = await header.getAttribute("aria-colindex");
  return grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}

/**
 * Forwards the first five writes of variants, and holds the others until the test releases them.
 */
export async function holdAfterFive(page: Page): Promise<() => void> {
  let sent = 0;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(/\/variants\/variant_/, async (route) => {
    if (route.request().method() === "POST" && (sent += 1) > 5) await held;
    await route.fallback();
  });
  return resolve;
}
