import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { keysOf } from "./keys.ts";
import { ownGoods, ownOrder } from "./own-orders.ts";
import { drop, itemNow, levels, places, setStock } from "./own-stock.ts";
import { fromMore } from "./menus.ts";
import {
  answer,
  confirmByTyping,
  expect,
  field,
  numberField,
  rows,
  test,
  openInApp,
} from "./shop.ts";

const move = (page: Page) => page.getByRole("dialog", { name: "Move stock" });
const levelOf = (item: string, place: string) =>
  `**/admin/inventory-items/${item}/location-levels/${place}`;
const refusal = { type: "unknown_error", message: "Closed on Sundays" };

test("stock can be moved with the keyboard; if a step fails, no unit is counted twice, and the move is finished or undone", async ({
  signedIn: page,
}) => {
  test.slow();
  const { here, there } = await places(page);
  const goods = await ownGoods(page, { stock: 20 });
  await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 3 }] });
  const item = goods.inventory_item_id;
  const { press, tabTo } = keysOf(page);
  const lies = (hereNow: number[], thereNow?: number[]) =>
    expect
      .poll(() => levels(page, item))
      .toEqual({ [here.id]: hereNow, ...(thereNow && { [there.id]: thereNow }) });

  await openInApp(page, `inventory/${item}`);
  await expect(page.getByRole("table", { name: "Stock" })).toBeVisible();
  await tabTo("Move stock");
  await press("Enter");
  await expect(move(page)).toBeVisible();
  await expect(move(page).getByRole("combobox", { name: "From" })).toHaveValue(here.id);
  await tabTo("To");
  await page.keyboard.type(there.name.slice(0, 4));
  await tabTo("Quantity");
  await page.keyboard.type("18");
  await press("Enter");
  await expect(move(page).getByText("Only 17 can be moved from here.")).toBeVisible();
  await lies([20, 0]);
  await expectAccessible(page);
  await press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await press("Enter");
  await expect(move(page)).toBeHidden();
  await lies([15, 0], [5, 0]);
  await expect(
    page.getByRole("table", { name: "Stock" }).getByRole("row", { name: there.name }),
  ).toContainText("5");

  const begin = async (quantity: string) => {
    await page.getByRole("button", { name: "Move stock" }).click();
    await move(page).getByRole("combobox", { name: "From" }).selectOption(here.id);
    await move(page).getByRole("combobox", { name: "To" }).selectOption(there.id);
    await move(page).getByRole("spinbutton", { name: "Quantity" }).fill(quantity);
  };
  const pressed = (name: string) => move(page).getByRole("button", { name, exact: true }).click();

  // The units are added as incoming, but removing them from the stock fails.
  await begin("4");
  await answer(page, levelOf(item, here.id), 500, refusal, "POST");
  await pressed("Move");
  const alert = move(page).getByRole("alert");
  await expect(alert).toContainText("The move isn't finished");
  await expect(alert).toContainText(`Incoming at ${there.name}: 4. Nothing has been taken`);
  await lies([15, 0], [5, 4]);
  await expectAccessible(page);
  await pressed("Undo the move");
  await expect(move(page).getByRole("spinbutton", { name: "Quantity" })).toHaveValue("4");
  await lies([15, 0], [5, 0]);
  await page.unroute(levelOf(item, here.id));

  // The stock is removed, but adding it fails.
  let writes = 0;
  await page.route(levelOf(item, there.id), (route) =>
    route.request().method() === "POST" && ++writes === 2
      ? route.fulfill({ status: 500, json: refusal })
      : route.fallback(),
  );
  await pressed("Move");
  await expect(alert).toContainText(`Taken from ${here.name}: 4.`);
  await lies([11, 0], [5, 4]);
  await page.unroute(levelOf(item, there.id));
  await pressed("Finish the move");
  await expect(move(page)).toBeHidden();
  await lies([11, 0], [9, 0]);

  // The stock is removed, but the response is lost: the move continues automatically.
  await begin("1");
  await page.route(levelOf(item, here.id), async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await pressed("Move");
  await expect(move(page)).toBeHidden();
  await lies([10, 0], [10, 0]);
  await drop(page, goods.product_id);
});

test("low stock depends on the user's own threshold; an item is changed, removed from a location, and deleted", async ({
  signedIn: page,
}) => {
  const { here, there } = await places(page);
  const goods = await ownGoods(page, { stock: 7 });
  const item = goods.inventory_item_id;
  const word = goods.title.split(" ").at(-1) ?? "";

  // A count is edited in its cell, saved on Enter, and undone.
  await openInApp(page, `inventory/${item}`);
  const count = page.getByRole("spinbutton", { name: `In stock, ${here.name}` });
  await count.fill("9");
  await count.press("Enter");
  await expect.poll(() => levels(page, item)).toEqual({ [here.id]: [9, 0] });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => levels(page, item)).toEqual({ [here.id]: [7, 0] });
  await expect(count).toHaveValue("7");
  await expect(count).toBeFocused();
  await count.fill("-5");
  await expect(page.getByText("Enter 0 or more.")).toBeVisible();
  await count.press("Escape");
  await expect(count).toHaveValue("7");
  await expect(page.getByText("Enter 0 or more.")).toBeHidden();
  await count.fill("12");
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  await (await asked).dismiss();
  await count.press("Escape");

  await openInApp(page, `inventory?q=${word}&stock=low`);
  await expect(page.getByText("No results")).toBeVisible();
  await page.getByLabel("Low stock threshold").selectOption("10");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toContainText([goods.sku]);
  await openInApp(page, `inventory?q=${word}&stock=none`);
  await expect(page.getByText("No results")).toBeVisible();
  await setStock(page, item, here.id, 0);
  await page.reload();
  await expect(rows(page)).toContainText([goods.sku]);

  await rows(page).getByRole("link", { name: goods.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(goods.title);
  await page.getByRole("button", { name: "Edit attributes" }).click();
  await field(page, "HS code").fill("691110");
  await numberField(page, "Weight").fill("400");
  await page.keyboard.press("Control+s");
  await expect.poll(() => itemNow(page, item)).toMatchObject({ hs_code: "691110", weight: 400 });
  await expect(page.getByRole("region", { name: "Attributes" })).toContainText(
    "Needs shipping · Weight 400 · HS code 691110",
  );

  await page.request.post(`/admin/inventory-items/${item}/location-levels`, {
    data: { location_id: there.id, stocked_quantity: 3 },
  });
  await page.reload();
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: `Remove ${there.name}` }).click();
  await confirmByTyping(question);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question).toBeHidden();
  expect(await levels(page, item)).toEqual({ [here.id]: [0, 0] });
  await expect(page.getByRole("row", { name: there.name })).toHaveCount(0);

  await fromMore(page, "Delete");
  await expect(question).toContainText("its variant is no longer tracked");
  await confirmByTyping(question);
  await question.getByRole("button", { name: /^Delete/ }).click();
  await expect(page).toHaveURL(/\/a\/inventory\?/);
  expect(await itemNow(page, item)).toBeUndefined();
  await drop(page, goods.product_id);
});

test.describe("on a touch device", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("each tap on the buttons of a count is saved, even if the page is left immediately", async ({
    signedInAlone: page,
  }) => {
    const { here } = await places(page);
    const goods = await ownGoods(page, { stock: 7 });
    await ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: 2 }] });
    const item = goods.inventory_item_id;
    const stocked = () => levels(page, item).then((all) => all[here.id]);
    // Back must lead to a page of the admin. If it led out of the admin, the browser would cancel the request.
    await openInApp(page, "inventory");
    await openInApp(page, `inventory/${item}`);
    const stock = page.getByRole("region", { name: "Stock", exact: true });
    const fold = stock.getByRole("button", { name: "Stock", exact: true });
    if (await fold.isVisible()) await fold.tap();
    // The name and the count are on one line, without a line of headers above them.
    const [name, field] = await Promise.all(
      [stock.getByRole("link").first(), stock.getByRole("spinbutton").first()].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(Math.abs((name?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(16);
    const head = await stock.locator("thead tr").boundingBox();
    expect(head?.height).toBeLessThanOrEqual(1);
    const more = stock.getByRole("button", { name: "Increase" }).first();
    for (let taps = 0; taps < 3; taps++) await more.tap();
    await expect.poll(stocked).toEqual([10, 0]);
    const count = stock.getByRole("spinbutton").first();
    await expect(count).toHaveValue("10");
    await count.fill("1");
    await expect(stock.getByText("Fewer than reserved (2).")).toBeVisible();
    await count.fill("10");
    await more.tap();
    await page.goBack();
    await expect.poll(stocked).toEqual([11, 0]);
    await drop(page, goods.product_id);
  });
});
