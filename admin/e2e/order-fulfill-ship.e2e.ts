import type { Locator, Page } from "@playwright/test";
import { ownGoods, orderState, ownOrder, standardShipping, type OwnOrder } from "./own-orders.ts";
import { call, dialog, gone, settleAsCustomer, shipped, stored } from "./own-returns.ts";
import { expect, loseAnswers, openInApp, test } from "./shop.ts";

// Fulfills items and marks them as shipped in one drawer, which needs two calls. Reads the order from the server after each step.

interface Packed extends OwnOrder {
  fulfillments: (OwnOrder["fulfillments"][number] & { shipped_at: string | null })[];
}
const packages = async (page: Page, order: { id: string }) =>
  (await orderState<Packed>(page, order)).fulfillments.map(({ shipped_at, tracking_links }) => ({
    isShipped: shipped_at !== null,
    numbers: tracking_links.map((link) => link.tracking_number),
  }));
const todo = (page: Page) => page.getByRole("list", { name: "To do next" });
const fulfill = (page: Page) => dialog(page, "Create fulfillment");
const ship = (page: Page) => dialog(page, "Mark as shipped");
const numbers = (drawer: Locator) => drawer.getByRole("textbox", { name: "Tracking numbers" });
const goTo = async (page: Page, { id }: { id: string }) => {
  await openInApp(page, `orders/${id}`);
  await todo(page).getByRole("button", { name: "Fulfill", exact: true }).click();
  await fulfill(page).getByLabel("Mark as shipped right away").check();
};

test("items are fulfilled and marked as shipped in one drawer, once each, even if both responses are lost", async ({
  signedIn: page,
}) => {
  const order = await ownOrder(page, { pay: true });
  await goTo(page, order);
  // The tracking number gets the focus, and the drawer says what can't be undone and who is notified.
  await expect(numbers(fulfill(page))).toBeFocused();
  await expect(fulfill(page)).toContainText("you can't cancel the fulfillment or change its");
  await expect(fulfill(page).getByLabel("Notify the customer")).toBeChecked();
  await expect(fulfill(page)).toContainText(order.email);
  await page.keyboard.type("TRACK-1,TRACK-2");
  const path = `**/admin/orders/${order.id}`;
  const asked = [await loseAnswers(page, `${path}/fulfillment`)];
  asked.push(await loseAnswers(page, `${path}/shipment`));
  await fulfill(page).getByRole("button", { name: "Fulfill and ship" }).dblclick();
  await gone(fulfill(page));
  expect(asked.map((count) => count())).toEqual([1, 1]);
  expect(await packages(page, order)).toEqual([
    { isShipped: true, numbers: expect.arrayContaining(["TRACK-1", "TRACK-2"]) as string[] },
  ]);
});

test("if the shipment fails, the items stay fulfilled, and the drawer offers to mark them as shipped", async ({
  signedIn: page,
}) => {
  const order = await ownOrder(page, { pay: true });
  const path = `**/admin/orders/${order.id}/shipment`;
  await goTo(page, order);
  await page.keyboard.type("TRACK-3");
  await page.route(path, (route) => route.abort());
  await fulfill(page).getByRole("button", { name: "Fulfill and ship" }).click();
  await expect(ship(page)).toContainText("Fulfilled, but not marked as shipped");
  await expect(ship(page)).toContainText("TRACK-3");
  expect(await packages(page, order)).toEqual([{ isShipped: false, numbers: [] }]);
  await page.unroute(path);
  await ship(page).getByRole("button", { name: "Mark as shipped" }).click();
  await gone(ship(page));
  expect(await packages(page, order)).toEqual([{ isShipped: true, numbers: ["TRACK-3"] }]);
});

test("if the page reloads between fulfilling and shipping, the drawer continues with the shipment", async ({
  signedIn: page,
}) => {
  const order = await ownOrder(page, { pay: true });
  const path = `**/admin/orders/${order.id}/shipment`;
  await openInApp(page, `orders/${order.id}`);
  await expect(todo(page)).toContainText("Items to fulfill");
  await page.keyboard.press("s");
  await expect(numbers(fulfill(page))).toBeFocused();
  // The page reloads before the shipment reaches the server.
  await page.route(path, () => page.reload());
  await page.keyboard.press("Control+Enter");
  await expect(ship(page)).toContainText("Fulfillment 1");
  expect(await packages(page, order)).toEqual([{ isShipped: false, numbers: [] }]);
  await page.unroute(path);
  await numbers(ship(page)).fill("TRACK-4");
  await page.keyboard.press("Control+Enter");
  await gone(ship(page));
  expect(await packages(page, order)).toEqual([{ isShipped: true, numbers: ["TRACK-4"] }]);
});

test("the items of an exchange and the replacement of a claim are fulfilled and shipped in one drawer", async ({
  signedIn: page,
}) => {
  test.slow();
  const mug = await ownGoods(page);
  const order = await shipped(page, [[mug, 2]]);
  const path = `/admin/orders/${order.id}`;
  const [line] = order.items;
  const one = [{ variant_id: mug.variant_id, quantity: 1 }];
  await call(page, `${path}/claims`, {
    type: "replace",
    claim_items: [{ item_id: line?.id, quantity: 1, reason: "missing_item" }],
    additional_items: one,
    shipping_methods: [{ option_id: await standardShipping(page), price: 0 }],
    no_notification: true,
  });
  await call(page, `${path}/swaps`, {
    return_items: [{ item_id: line?.id, quantity: 1 }],
    additional_items: one,
  });
  const [swap] = (await stored(page, order)).swaps;
  if (!swap) throw new Error("There is no exchange.");
  await settleAsCustomer(page, order, swap);
  await openInApp(page, `orders/${order.id}`);
  const sent = async (kind: "swaps" | "claims") =>
    (await stored(page, order))[kind].flatMap((part) =>
      part.fulfillments.map(({ shipped_at }) => shipped_at !== null),
    );
  for (const [kind, step] of [
    ["swaps", "Exchanges to fulfill"],
    ["claims", "Claims to fulfill"],
  ] as const) {
    await expect(todo(page)).toContainText(step);
    await page.keyboard.press("s");
    await expect(numbers(fulfill(page))).toBeFocused();
    await expect(fulfill(page)).toContainText("delete it in Reservations");
    if (kind === "claims")
      await expect(fulfill(page)).toContainText(`${order.email} isn't notified`);
    await page.keyboard.type(`TRACK-${kind}`);
    await page.keyboard.press("Control+Enter");
    await gone(fulfill(page));
    expect(await sent(kind)).toEqual([true]);
    await expect(todo(page)).not.toContainText(step);
  }
  // The server keeps one unit reserved for the exchange, and one for the claim.
  const left = await page.request.get(
    `/admin/reservations?inventory_item_id[]=${mug.inventory_item_id}`,
  );
  expect(await left.json()).toMatchObject({ reservations: [{ quantity: 1 }, { quantity: 1 }] });
});
