import type { Locator } from "@playwright/test";

/** The cell of a row (from 1) and a column, by what is written over it. */
export async function cellIn(grid: Locator, row: number, column: string): Promise<Locator> {
  const header = grid.getByRole("columnheader", { name: column, exact: true });
  const index = await header.getAttribute("aria-colindex");
  return grid.locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${index}"]`);
}
