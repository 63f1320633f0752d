import type { Page } from "@playwright/test";
import { test } from "./routes.ts";
import { ask, expect, openInApp } from "./shop.ts";

const main = (page: Page) => page.getByRole("main");

test("a page's header has facts about its record", async ({ signedIn: page, records }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const facts = {
    [`customers/groups/${records.group}`]: /Members \d+ · Price lists \d+/,
    [`sales-channels/${records.channel}`]: /Products \d+ · Stock locations \d+/,
    [`inventory/locations/${records.location}`]: /Items in stock here \d+ · Sales channels \d+/,
    [`settings/regions/${records.region}`]: /EUR · 19% · 10 countries/,
    [`settings/taxes/${records.region}`]: /EUR · 19% · 10 countries/,
    [`settings/shipping-profiles/${records.profile}`]: /Products \d+ · Shipping options \d+/,
  };
  for (const [path, line] of Object.entries(facts)) {
    await openInApp(page, path);
    await expect(main(page), path).toContainText(line);
  }
  // A reservation has the name of its product instead of a code.
  const { reservation } = await ask<{ reservation: { inventory_item_id: string } }>(
    page,
    `reservations/${records.reservation}`,
  );
  const { inventory_items: items } = await ask<{
    inventory_items: { sku: string; variants: { product: { title: string } }[] }[];
  }>(page, `inventory-items?id[]=${reservation.inventory_item_id}`);
  await openInApp(page, `inventory/reservations/${records.reservation}`);
  const title = main(page).getByRole("heading", { level: 1 });
  await expect(title).toContainText(items[0]?.variants[0]?.product.title ?? "missing");
  await expect(main(page)).toContainText(`${items[0]?.sku} · `);
});

test("on a phone, each line of a header's facts starts with a fact, and the total isn't alone", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { orders } = await ask<{ orders: { id: string; display_id: number }[] }>(
    page,
    "orders?q=125&fields=id,display_id&expand=",
  );
  // Opens exactly this order. The search also finds orders with 125 in an email address, whose facts may fit on one line.
  const order = orders.find(({ display_id }) => display_id === 125);
  await openInApp(page, `orders/${order?.id}`);
  const date = main(page).locator("time").first();
  await expect(date).toBeVisible();
  const lines = await date.evaluate((time) => {
    const list = time.closest("p");
    const facts = [...(list?.querySelectorAll("bdi") ?? [])];
    const frame = list?.firstElementChild?.getBoundingClientRect().left ?? 0;
    const dots = facts.filter(
      (fact) => (fact.previousElementSibling?.getBoundingClientRect().right ?? 0) > frame + 4,
    );
    const tops = facts.map((fact) => Math.round(fact.getBoundingClientRect().bottom));
    const perLine = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    return { facts: facts.length, dots: dots.length, perLine };
  });
  expect(lines.perLine.length).toBeGreaterThan(1);
  expect(lines.perLine[0]).toBeGreaterThan(1);
  // The dot before the first fact of a line is hidden.
  expect(lines.dots).toBe(lines.facts - lines.perLine.length);
});
