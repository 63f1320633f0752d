import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { hamburg, orderState, ownGoods, ownOrder, type OwnGoods } from "./own-orders.ts";
import { dialog, gone, quantity, settleAsCustomer, shipped, stored } from "./own-returns.ts";
import { expect, openInApp, rows, test } from "./shop.ts";

/* The most common tasks of an operator, from the list to the end of the task. Each click, each pressed key, and each choice in
   a select counts as one step; typed or scanned text doesn't. The tests compare the numbers of steps with the report. */
const report = readFileSync(resolve(import.meta.dirname, "../../reports/parity/orders.md"), "utf8");
const reported = (job: string) => {
  const [, steps] = new RegExp(`\\| (\\d+): ${job}[.;] `).exec(report) ?? [];
  return Number(steps);
};

function counter(page: Page) {
  let steps = 0;
  return {
    steps: () => steps,
    async click(part: Locator) {
      steps += 1;
      await part.click();
    },
    async choose(part: Locator, label: string) {
      steps += 1;
      await part.selectOption({ label });
    },
    async press(...keys: string[]) {
      for (const key of keys) {
        steps += 1;
        await page.keyboard.press(key);
      }
    },
    type: (text: string) => page.keyboard.type(text),
  };
}
type Steps = ReturnType<typeof counter>;

const inList = (page: Page, { display_id }: { display_id: number }) =>
  page.getByRole("link", { name: `#${display_id}`, exact: true });
/** Opens a list that contains the order. */
async function begin(page: Page, order: { display_id: number; email: string }): Promise<Locator> {
  await openInApp(page, `orders?q=${order.email}`);
  await expect(inList(page, order)).toBeVisible();
  return inList(page, order);
}
const opened = (page: Page, { display_id }: { display_id: number }) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${display_id}`);
const oneOf = (page: Page, goods: OwnGoods, quantityOf = 1, pay = true) =>
  ownOrder(page, { items: [{ variant_id: goods.variant_id, quantity: quantityOf }], pay });
const fulfillDrawer = (page: Page) => dialog(page, "Create fulfillment");
/** Expects the first field of a drawer to have the focus. */
const isReady = (drawer: Locator) =>
  expect(drawer.locator("input:focus, select:focus")).toBeVisible();

const jobs: Record<string, (page: Page, by: Steps) => Promise<void>> = {
  async "find an order by its number"(page, by) {
    const order = await ownOrder(page);
    await openInApp(page, "orders");
    await expect(rows(page).first()).toBeVisible();
    await by.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await by.type(String(order.display_id));
    await expect(page.getByRole("option", { name: `#${order.display_id}` }).first()).toBeVisible();
    await by.press("Enter");
    await opened(page, order);
  },
  async "capture and fulfill an order"(page, by) {
    const order = await oneOf(page, await ownGoods(page), 2, false);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("c");
    const question = page.getByRole("alertdialog");
    await expect(question.locator(":focus")).toBeVisible();
    await by.press("Enter");
    await gone(question);
    await by.press("f");
    await isReady(fulfillDrawer(page));
    await by.press("Control+Enter");
    await gone(fulfillDrawer(page));
    expect(await orderState(page, order)).toMatchObject({
      payment_status: "captured",
      fulfillment_status: "fulfilled",
    });
  },
  async "fulfill one of two items"(page, by) {
    const [mug, pan] = [await ownGoods(page), await ownGoods(page)];
    const items = [mug, pan].map(({ variant_id }) => ({ variant_id }));
    const order = await ownOrder(page, { items, pay: true });
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("f");
    await isReady(fulfillDrawer(page));
    await by.type(pan.sku);
    await by.press("Enter");
    await expect(fulfillDrawer(page).getByRole("status")).toContainText("1 of 2 packed");
    await by.press("Control+Enter");
    await gone(fulfillDrawer(page));
    expect((await orderState(page, order)).fulfillment_status).toBe("partially_fulfilled");
  },
  async "ship a package with its tracking number"(page, by) {
    const order = await oneOf(page, await ownGoods(page));
    const response = await page.request.post(`/admin/orders/${order.id}/fulfillment`, {
      data: {
        items: order.items.map(({ id }) => ({ item_id: id, quantity: 1 })),
        location_id: await hamburg(page),
      },
    });
    expect(response.ok()).toBe(true);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("s");
    const ship = dialog(page, "Mark as shipped");
    await isReady(ship);
    await by.type("T-1");
    await by.press("Control+Enter");
    await gone(ship);
    const { fulfillments } = await orderState(page, order);
    expect(fulfillments[0]?.tracking_links.map((link) => link.tracking_number)).toEqual(["T-1"]);
    // Completes the order too. These steps aren't counted, because they aren't part of the job.
    await expect(page.getByRole("button", { name: "Complete", exact: true })).toBeVisible();
    await page.keyboard.press("d");
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Complete order" })).toBeFocused();
    await page.keyboard.press("Enter");
    await gone(question);
    expect((await orderState(page, order)).status).toBe("completed");
  },
  async "fulfill and ship an order with its tracking number"(page, by) {
    const order = await oneOf(page, await ownGoods(page));
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("s");
    const numbers = fulfillDrawer(page).getByRole("textbox", { name: "Tracking numbers" });
    await expect(numbers).toBeFocused();
    await by.type("T-2");
    await by.press("Control+Enter");
    await gone(fulfillDrawer(page));
    const { fulfillments } = await orderState(page, order);
    expect(fulfillments[0]?.tracking_links.map((link) => link.tracking_number)).toEqual(["T-2"]);
  },
  async "refund one of two pieces"(page, by) {
    const mug = await ownGoods(page);
    const order = await oneOf(page, mug, 2);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("r");
    const refund = dialog(page, "Refund");
    await by.click(refund.getByRole("spinbutton", { name: mug.title }));
    await by.type("1");
    await by.press("Control+Enter");
    await gone(refund);
    expect((await orderState(page, order)).refunded_total).toBe(2000);
  },
  async "take one of two pieces back and refund it"(page, by) {
    const mug = await ownGoods(page);
    const order = await shipped(page, [[mug, 2]]);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("t");
    const sheet = dialog(page, "Request return");
    await expect(quantity(sheet, mug)).toBeFocused();
    await by.type("1");
    await by.click(sheet.getByRole("button", { name: "Request return" }));
    await gone(sheet);
    await expect(page.getByRole("list", { name: "To do next" })).toContainText(
      "Returns to receive",
    );
    await by.press("v");
    const receipt = dialog(page, "Receive return");
    await expect(receipt.getByLabel("Refund amount")).not.toHaveValue("");
    await by.press("Control+Enter");
    await gone(receipt);
    const back = await stored(page, order);
    expect(back.returns.map(({ status }) => status)).toEqual(["received"]);
    expect(back.refunded_total).toBe(2000);
  },
  async "exchange a piece and capture the difference"(page, by) {
    const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 5000 })];
    const order = await shipped(page, [[mug, 1]]);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("x");
    const sheet = dialog(page, "Register exchange");
    await expect(quantity(sheet, mug)).toBeFocused();
    await by.type("1");
    await by.click(sheet.getByRole("combobox", { name: "Add items" }));
    await by.type(pan.title);
    await by.click(page.getByRole("option", { name: pan.title }));
    await by.click(sheet.getByRole("button", { name: "Register exchange" }));
    await gone(sheet);
    const [swap] = (await stored(page, order)).swaps;
    if (!swap) throw new Error("There is no exchange.");
    await settleAsCustomer(page, order, swap);
    await page.reload();
    const todo = page.getByRole("list", { name: "To do next" });
    await by.click(todo.getByRole("button", { name: "Settle" }));
    const pay = page.getByRole("alertdialog", { name: "Capture difference" });
    await by.click(pay.getByRole("button", { name: "Capture difference" }));
    await gone(pay);
    expect((await stored(page, order)).swaps[0]).toMatchObject({ payment_status: "captured" });
  },
  async "settle a claim with a refund"(page, by) {
    const mug = await ownGoods(page);
    const order = await shipped(page, [[mug, 2]]);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("l");
    const sheet = dialog(page, "Register claim");
    await expect(quantity(sheet, mug)).toBeFocused();
    await by.type("1");
    await by.choose(sheet.getByLabel("Reason"), "Faulty");
    await by.click(sheet.getByRole("button", { name: "Register claim" }));
    await gone(sheet);
    expect((await stored(page, order)).claims).toMatchObject([{ type: "refund" }]);
  },
  async "change a quantity without asking the customer"(page, by) {
    const order = await oneOf(page, await ownGoods(page), 1);
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("m");
    const sheet = dialog(page, "Edit order");
    await expect(sheet.getByRole("spinbutton", { name: "Quantity" })).toBeFocused();
    await by.type("2");
    await by.click(sheet.getByRole("button", { name: "Apply now" }));
    const question = page.getByRole("alertdialog");
    await by.click(question.getByRole("button", { name: "Apply now" }));
    await gone(question);
    await gone(sheet);
    expect((await orderState(page, order)).items.map((item) => item.quantity)).toEqual([2]);
  },
  async "capture, fulfill, and ship ten orders"(page, by) {
    const goods = await ownGoods(page);
    const email = `ten-${Date.now()}@example.test`;
    const orders = [];
    for (let left = 10; left > 0; left--)
      orders.push(await ownOrder(page, { email, items: [{ variant_id: goods.variant_id }] }));
    const total = orders.reduce((sum, order) => sum + order.total, 0);
    await openInApp(page, `orders?q=${email}`);
    await expect(rows(page)).toHaveCount(10);
    const place = await hamburg(page);
    await page.evaluate((id) => localStorage.setItem("countertop.target.fulfill", id), place);
    await by.click(page.getByRole("checkbox", { name: "Select this page" }));
    const bar = page.getByRole("toolbar", { name: "Selected rows" });
    for (const [action, title] of [
      ["Capture payments", "Capture payments"],
      ["Fulfill items in stock", "Fulfill from which location?"],
      ["Mark as shipped", "Mark as shipped"],
    ] as const) {
      const button = bar.getByRole("button", { name: action, exact: true });
      const more = bar.getByRole("button", { name: "More actions" });
      await expect(button.or(more).first()).toBeVisible();
      if (await button.isVisible()) await by.click(button);
      else {
        await by.click(more);
        await by.click(page.getByRole("menuitem", { name: action, exact: true }));
      }
      const question = dialog(page, title);
      // The dialog preselects the location that was used last.
      if (action === "Fulfill items in stock")
        await expect(question.getByRole("radio", { name: "Hamburg, Speicherstadt" })).toBeChecked();
      await by.click(question.getByRole("button", { name: action, exact: true }));
      await gone(question);
      if (action === "Capture payments")
        await expect(
          page.getByText(`Captured: 10 orders · €${(total / 100).toFixed(2)}`),
        ).toBeVisible();
    }
    for (const order of orders)
      expect(await orderState(page, order)).toMatchObject({
        payment_status: "captured",
        fulfillment_status: "shipped",
      });
  },
  async "create a draft order and mark it as paid"(page, by) {
    const goods = await ownGoods(page);
    const email = `draft-${Date.now()}@example.test`;
    await openInApp(page, "draft-orders");
    await by.click(page.getByRole("link", { name: "New draft order" }));
    const main = page.getByRole("main");
    await by.click(main.getByRole("combobox", { name: "Add products" }));
    await by.type(goods.title);
    await by.click(page.getByRole("option", { name: goods.title }));
    await by.choose(main.getByRole("combobox", { name: "Region" }), "Europe · EUR");
    await by.click(main.getByRole("textbox", { name: "Email" }));
    await by.type(email);
    await by.click(main.getByRole("radio", { name: "Standard, 2–4 days" }));
    await by.press("Control+Enter");
    await expect(page).toHaveURL(/\/a\/draft-orders\/dorder_\w+$/);
    await by.click(page.getByRole("button", { name: "Mark as paid" }));
    await expect(page.getByRole("alertdialog").locator(":focus")).toBeVisible();
    await by.click(page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }));
    await expect(page).toHaveURL(/\/a\/orders\/order_\w+/);
    const id = page.url().split("/").at(-1)?.split("?")[0];
    const answer = await page.request.get(`/admin/orders/${id}`);
    expect(await answer.json()).toMatchObject({ order: { email, payment_status: "captured" } });
  },
  async "add a note"(page, by) {
    const order = await oneOf(page, await ownGoods(page));
    await by.click(await begin(page, order));
    await opened(page, order);
    await by.press("n");
    const drawer = dialog(page, "Add note");
    await expect(drawer.locator("textarea:focus")).toBeVisible();
    await by.type("Called on Monday");
    await by.press("Control+Enter");
    await gone(drawer);
    const answer = await page.request.get(`/admin/notes?resource_id=${order.id}`);
    expect(await answer.json()).toMatchObject({ notes: [{ value: "Called on Monday" }] });
  },
};

for (const [job, run] of Object.entries(jobs))
  test(`${job}: takes as many steps as the report says`, async ({ signedIn: page }) => {
    test.slow();
    const by = counter(page);
    await run(page, by);
    expect(by.steps()).toBe(reported(job));
  });
