import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { bar, begin } from "./own-products.ts";
import { call, hamburg, ownGoods, ownOrder, type OwnOrder } from "./own-orders.ts";
import { choose, nameOf, openOwn } from "./order-rows.ts";
import { expect, test } from "./shop.ts";

// Packing slips and pick lists, on the screen, and as PDF files.

const slip = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** The number of pages that the browser prints. */
const pages = async (page: Page, format: string) =>
  (await page.pdf({ format, preferCSSPageSize: true }))
    .toString("latin1")
    .match(/\/Type\s*\/Page\b/g)?.length;
const packed = (page: Page, order: OwnOrder, location_id: string, quantity = 1) =>
  call<{ order: { fulfillments: { id: string }[] } }>(
    page,
    `/admin/orders/${order.id}/fulfillment`,
    { location_id, items: [{ item_id: order.items[0]?.id, quantity }], no_notification: true },
  );

test("packing slips and a pick list of several orders are printed, without the rest of the page", async ({
  signedIn: page,
}) => {
  const word = `Quill${randomUUID().slice(0, 8)}`;
  const goods = await ownGoods(page);
  const buyer = { firstName: word, lastName: "Feathers", email: `${word}@example.test` };
  const made = (quantity: number) => ownOrder(page, { ...buyer, items: [{ ...goods, quantity }] });
  const orders = [await made(2), await made(3)] as const;
  const note = `Fragile ${word}`;
  await call(page, "/admin/notes", {
    resource_type: "order",
    resource_id: orders[1].id,
    value: note,
  });

  await openOwn(page, word, orders);
  await choose(page, orders, orders);
  await begin(page, "Print packing slips");
  for (const order of orders) {
    const one = slip(page, `Packing slip ${nameOf(order)}`);
    await expect(one).toContainText(word);
    await expect(one).toContainText("Am Sandtorkai 1");
    await expect(one).toContainText(goods.sku);
    await expect(one).toContainText("Standard, 2–4 days");
    // The sender is the only location of the order's sales channel.
    await expect(one).toContainText("Am Sandtorkai 36");
    await expect(one.getByRole("img", { name: `Barcode of order ${nameOf(order)}` })).toBeVisible();
  }
  // Notes are for operators, so they are printed only on request.
  await expect(page.getByText(note)).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Print notes" }).check();
  await expect(slip(page, `Packing slip ${nameOf(orders[1])}`)).toContainText(note);
  await expect(page.getByText(note)).toHaveCount(1);

  const print = page.getByRole("button", { name: "Print", exact: true });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await print.click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(slip(page, `Packing slip ${nameOf(orders[0])}`)).toBeVisible();
  await expect(print).toBeHidden();
  await expect(page.locator("h1")).toBeHidden();
  for (const format of ["A4", "Letter"]) expect(await pages(page, format)).toBe(orders.length);
  await page.emulateMedia({ media: "screen" });
  // Browsers print the page's title on each page, and use it as the file's name.
  await expect(page).toHaveTitle(/^Packing slips · /);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveTitle("Orders · Countertop");

  // Everything is reserved in Hamburg. Releases one of the second order's three items.
  const { reservations } = await call<{ reservations: { id: string }[] }>(
    page,
    `/admin/reservations?line_item_id[]=${orders[1].items[0]?.id}`,
  );
  expect(reservations).toHaveLength(1);
  await call(page, `/admin/reservations/${reservations[0]?.id}`, { quantity: 2 });
  await begin(page, "Print pick list");
  const list = slip(page, "Pick list");
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([
    "Hamburg, Speicherstadt",
    "Not reserved at a location",
  ]);
  const lines = list.getByRole("row").filter({ hasText: goods.sku });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(/^4/);
  for (const order of orders) await expect(lines.first()).toContainText(`2 × ${nameOf(order)}`);
  await expect(lines.last()).toContainText(`1 × ${nameOf(orders[1])}`);
});

test("a package's slip has its number, location, and tracking numbers, and many orders print what isn't shipped", async ({
  signedIn: page,
}) => {
  const word = `Quill${randomUUID().slice(0, 8)}`;
  const [goods, place] = [await ownGoods(page), await hamburg(page)];
  const buyer = { firstName: word, lastName: "Feathers", email: `${word}@example.test` };
  const order = await ownOrder(page, { ...buyer, items: [{ ...goods, quantity: 3 }] });
  const name = `Packing slip ${nameOf(order)}`;
  const fulfillment_id = (await packed(page, order, place)).order.fulfillments[0]?.id;
  const tracking_numbers = [`T-${word}`];
  await call(page, `/admin/orders/${order.id}/shipment`, { fulfillment_id, tracking_numbers });
  await packed(page, order, place);

  await page.goto(`/a/orders/${order.id}?edit=print&part=${fulfillment_id}`);
  const sent = slip(page, `${name} · Fulfillment 1`);
  await expect(sent).toContainText("Hamburg, Speicherstadt");
  await expect(sent).toContainText("Am Sandtorkai 36");
  await expect(sent).toContainText(`T-${word}`);
  await expect(sent.getByRole("img", { name: `Barcode of order ${nameOf(order)}` })).toBeVisible();
  await expect(page.getByRole("combobox").getByRole("option")).toHaveText([
    /#\d+\W*$/,
    /Fulfillment 1\W*$/,
    /Fulfillment 2\W*$/,
  ]);

  // The shipped package is left out, because its slip is in it.
  await openOwn(page, word, [order]);
  await choose(page, [order], [order]);
  await begin(page, "Print packing slips");
  const printed = page.getByRole("region", { name: /^Packing slip/ });
  await expect(printed).toHaveCount(2);
  await expect(printed.first()).toHaveAccessibleName(name);
  await expect(printed.last()).toHaveAccessibleName(`${name} · Fulfillment 2`);
});

test("slips can be read on a phone and in Arabic, and fit on both paper sizes", async ({
  signedIn: page,
}) => {
  const goods = await ownGoods(page);
  const order = await ownOrder(page, { items: [{ ...goods, quantity: 2 }] });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/a/orders/${order.id}?edit=print&lng=ar`);
  const one = page.getByRole("region", { name: nameOf(order) });
  const barcode = one.getByRole("img");
  await expect(barcode).toBeVisible();
  // Bars never change their direction or width: the scanner reads them as they are printed.
  const [box, sheet] = [await barcode.boundingBox(), await one.boundingBox()];
  expect(box && sheet && box.x >= sheet.x && box.x + box.width <= sheet.x + sheet.width).toBe(true);
  expect(await barcode.evaluate((svg) => svg.getBoundingClientRect().height)).toBeCloseTo(
    (12 / 25.4) * 96,
    0,
  );
  await page.emulateMedia({ media: "print" });
  for (const format of ["A4", "Letter"]) expect(await pages(page, format)).toBe(1);
});
