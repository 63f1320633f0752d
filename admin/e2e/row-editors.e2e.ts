import type { Page } from "@playwright/test";
import { escapeDialog } from "./keys.ts";
import { test } from "./routes.ts";
import { expect, openInApp } from "./shop.ts";

const main = (page: Page) => page.getByRole("main");

test("a row that opens an editor shows it, and its name can be selected with the mouse", async ({
  signedIn: page,
  records,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInApp(page, `settings/regions/${records.region}`);
  const row = main(page)
    .getByRole("list", { name: "Shipping options", exact: true })
    .getByRole("listitem")
    .filter({ hasText: "Express, next day" });
  const opener = row.getByRole("button", { name: "Edit Express, next day" });
  const dialog = page.getByRole("dialog", { name: "Edit shipping option" });
  await expect(opener.locator("svg")).toBeVisible();
  // Parts of the page that load later would move the row away from the pointer.
  await expect(main(page).locator(".skeleton, [aria-busy=true]")).toHaveCount(0);

  // Scrolls the row away from the window's edge, because a drag at the edge would scroll the page and select more.
  await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const name = await row.getByText("Express, next day").boundingBox();
  const middle = (name?.y ?? 0) + (name?.height ?? 0) / 2;
  await page.mouse.move((name?.x ?? 0) + 1, middle);
  await page.mouse.down();
  await page.mouse.move((name?.x ?? 0) + (name?.width ?? 0) - 1, middle, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("xpress, next da");
  await expect(dialog).toBeHidden();

  await row.getByText("manual").click();
  await expect(dialog).toBeVisible();
  await escapeDialog(page);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // The ring is around the whole row, which also changes its color below the pointer.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(opener).toBeFocused();
  await expect(row).toHaveCSS("outline-style", "solid");
  await expect(opener).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");

  await row.getByRole("button", { name: "Actions for Express, next day" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(dialog).toBeVisible();
});

test("the focus ring of an address surrounds its section instead of the button", async ({
  signedIn: page,
  records,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInApp(page, `orders/${records.order}`);
  const opener = page.getByRole("button", { name: "Shipping address" });
  const part = main(page).locator("section[data-editor]", { has: opener });
  await opener.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(opener).toBeFocused();
  await expect(part).toHaveCSS("outline-style", "solid");
  await expect(opener).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
});

test("the title of a card has the same distance to its table, with and without buttons", async ({
  signedIn: page,
  records,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const distance = (title: string) =>
    main(page)
      .getByRole("region", { name: title, exact: true })
      .evaluate((card) => {
        const edge = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
        return Math.round((edge("table")?.top ?? 0) - (edge("h2")?.bottom ?? 0));
      });
  await openInApp(page, `inventory/${records.item}`);
  await expect(main(page).getByRole("heading", { name: "Stock", exact: true })).toBeVisible();
  const stock = await distance("Stock");
  await openInApp(page, `draft-orders/${records.draft}`);
  await expect(main(page).getByRole("heading", { name: "Items", exact: true })).toBeVisible();
  expect(await distance("Items")).toBe(stock);
});
